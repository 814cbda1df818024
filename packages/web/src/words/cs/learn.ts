import type { learn as english } from '../en/learn.ts';
import { outOf } from './out-of.ts';

/** The lessons, step by step. */
export const learn: typeof english = {
  title: 'Naučte se hrát',
  intro: (minutes) =>
    `Krátké lekce na skutečném plánu, podle skutečných pravidel. Hrajete za červeného. Dohromady asi ${minutes}; první dvě jsou celá epocha.`,
  lesson: (n, all) => `Lekce ${outOf(n, all)}`,
  done: 'Hotovo',
  next: 'Dál',
  nextLesson: 'Další lekce',
  yourMove: 'Jste na tahu: jděte za světlem',
  strayed: 'To je také dovoleno, ale tato lekce vede jinudy: jděte za světlem.',
  finish: 'Teď už víte dost, abyste mohli hrát.',
  play: 'Hrát proti počítači',
  offerings: {
    name: 'Dary bohům',
    about: 'Příjem, dary, vykopnutí od boha a kdo je kdy na tahu.',
    goal: 'Vítejte na Kykladách. Kdo má na konci epochy tři metropole, vyhrává. Hrajete za červeného: co má znak sovy, je vaše.',
    income:
      'Epocha začíná příjmem: jeden zlaťák za každý roh hojnosti na vaší pevnině a v mořích, kde máte loď. Právě jste získali 2. Zlaťáky ostatních jsou tajné.',
    gods: 'Potom všichni nabízejí dary, aby získali přízeň bohů. Kdo boha získá, hraje s jeho mocí; každý bůh slouží jen jednomu hráči. Bohové lícem dolů v této epoše nejsou. Apollón je zdarma.',
    bid: 'Začínáte. Chcete lodě, a tedy Poseidóna: nabídněte mu 1. Zvolte 1 v jeho řádku a potvrďte.',
    thrown:
      'Modrý nabídl Poseidónovi 3: jste vykopnuti. Hned nabízíte znovu, komukoli kromě boha, od kterého jste byli vykopnuti. Nabídněte 1 Aréovi.',
    back: 'Žlutý vás vykopl znovu, tentokrát od Aréa. Teď se smíte vrátit k Poseidónovi: překonejte modrého darem 5. Vaše kněžka z něj 1 ubere.',
    paid: 'Modrý šel zdarma k Apollónovi. Každý má boha, takže všichni platí: váš dar byl 5, kněžka 1 ubrala a přišli jste o 4 zlaťáky.',
    order:
      'Bohové se vyhodnocují shora dolů: první jste vy, druhý žlutý, poslední modrý. Kdo hraje první, nabízí v příští epoše poslední, a to je výhoda.',
  },
  turn: {
    name: 'Váš tah a konec epochy',
    about: 'Stavte, najímejte a plavte se s Poseidónem; vracení tahů, rady a karta oblasti.',
    build:
      'Jste na tahu u Poseidóna. Nejprve přijde to, co bůh dává zdarma: přístav. Postavte ho na Syru. Pomáhá vašim lodím v moři, u kterého stojí.',
    gift: 'Poseidón dává také loď. Umístěte ji do oblasti Ianthé, k té, kterou tam už máte.',
    recruit: 'Odteď se platí a cena je na tlačítku. Zvolte najmutí další lodě a potom moře Euagoré.',
    undo: 'Chtěli jste něco jiného? Vezměte to zpět: jde to, dokud se neobjeví něco nového, třeba hod kostkou nebo karta.',
    card: 'Ukažte na oblast, nebo na ni klepněte: její karta říká, kdo ji ovládá, co vynáší a kdo by na ni mohl zaútočit. Kalypsó má roh hojnosti a žádnou loď.',
    sail: 'Vyplujte s oběma loděmi do oblasti Kalypsó: zvolte pohyb po moři, potom Ianthé, potom Kalypsó a potvrďte. Stojí to 1 a každou epochu vám to 1 vynese.',
    hint: 'Nevíte, co dál? Požádejte o radu.',
    end: 'Řekne, co by udělal silný hráč a jakou máte šanci na vítězství. Zlaťáky, které zbyly, vám zůstanou. Ukončete tah.',
    cycle:
      'Žlutý postavil s Aréem pevnost. Modrý měl Apollóna: rohy hojnosti, které natrvalo zvyšují příjem, a 2 zlaťáky. Nová epocha přinesla příjem: díky Kalypsó máte 3.',
    order:
      'Bohové se posunuli o jedno místo nahoru, první šel lícem dolů na konec a nejstarší tvor odešel. Hráli jste první, takže nabízíte poslední. To byla celá epocha.',
  },
  gods: {
    name: 'Co dává který bůh',
    about: 'Šest bohů a kdy se který hodí.',
    all: 'Bůh dává budovu a něco k ní. Za ostatní se platí. Tady jsou, jeden po druhém.',
    poseidon: 'Lodě přinášejí příjem z moře a převážejí vojáky: bez nich svůj ostrov neopustíte.',
    ares: 'Jen s Aréem táhnou vojáci bez hrdiny. Chcete ho, když se chystáte zaútočit, a chtějí ho ti, kdo by mohli zaútočit na vás.',
    zeus: 'Každá kněžka do konce hry zlevní každý váš dar o 1; každý chrám zlevní tvora.',
    athena: 'Ze čtyř filozofů je metropole, bez jediné budovy. Je to pomalé, ale nikdo vám je nevezme silou.',
    hera: 'Héra postaví, co vám chybí, a jen s ní naverbujete námezdní vojáky a hrdiny.',
    apollo:
      'Když nemáte zlaťáky nebo je vše příliš drahé. Není to ztracený tah: rohy hojnosti platí do konce hry a příště nabízíte první.',
    choose: 'Máte přístav, pevnost a akademii. Která budova chybí a který bůh ji dává? Nabídněte 1 Diovi a potvrďte.',
    build: 'Nikdo váš dar nepřekonal. Postavte chrám.',
    found: 'Všechny čtyři typy budov dohromady se mění v metropoli. Zvolte, kde bude stát.',
    done: 'První ze tří. Než nabídnete dar, ptejte se tedy: co mi chybí, kdo to chce také a kolik mi to stojí za to?',
  },
  battle: {
    name: 'Bitva',
    about: 'Vytáhněte s Aréem po mostě z lodí a uvidíte, jak rozhodují kostka a bojová síla.',
    build:
      'O několik epoch později: máte Aréa, boha války. Dává pevnost, která pomáhá obráncům. Postavte ji na Kythnu.',
    gift: 'Arés dává také vojáka. Umístěte ho na Syros.',
    bridge:
      'Vojáci táhnou do sousední oblasti svého ostrova, nebo přes vodu: v každém moři po cestě musí být vaše loď. Vaše lodě v oblasti Ianthé jsou most ze Syru na Gyaros.',
    march:
      'Žlutý drží Gyaros jedním vojákem a pevností. Zvolte pohyb po pevnině, potom Syros, potom Gyaros. Než pohyb potvrdíte, uvidíte, jak bitva nejspíš dopadne.',
    round:
      'Každá strana hodí kostkou a přičte své vojáky, obránce i pevnost; nižší součet přijde o jednotku. Tentokrát vy. Můžete se stáhnout, nebo bojovat dál: bojujte!',
    won: 'Gyaros je váš i s pevností. Na Syru už nemáte vojáky, přesto zůstává váš, dokud tam někdo nevstoupí.',
  },
  retreat: {
    name: 'Ústup',
    about: 'Zachraňte vojáky, když na vás útočí, a přetněte most za útočníkem.',
    danger:
      'Tentokrát má Aréa žlutý a hraje před vámi. Tři žluté lodě jsou most z Andru na Gyaros, kde máte dva vojáky a žádnou pevnost. Sledujte, co se stane.',
    withdraw:
      'První kolo jste prohráli. Obránce se rozhoduje první: stáhnout se se vším, co zbylo, nebo bojovat dál. Přes vaše lodě v oblasti Ianthé vede cesta na Syros: stáhněte se tam.',
    build: 'Voják žije. Teď jste na tahu u Poseidóna. Postavte přístav na Syru.',
    gift: 'Umístěte loď do oblasti Ianthé: bude tam potřeba síla.',
    cut: 'Žlutí vojáci na Gyaru závisí na lodi v oblasti Kalypsó. Vyplujte tam z Ianthé se všemi třemi. Bitvy na moři probíhají jako na pevnině; pomáhají přístavy.',
    done: 'Most je přeťatý: z Andru tudy už vojáci nepřijdou. Nejprve lodě, potom vojáci.',
  },
  creature: {
    name: 'Tvorové',
    about: 'Uplaťte tvory: ty, kteří zapůsobí jednou, i ty, kteří zůstávají.',
    look: 'Tvorové přicházejí a odcházejí: čím déle čekají, tím jsou levnější. Každý chrám jednou za epochu sníží cenu tvora o 1. Ukažte na některého, nebo na něj klepněte, a přečtete si, co umí.',
    build: 'Máte Dia: dává chrám a kněžku. Postavte chrám na Gyaru.',
    buy: 'Harpyje stojí 2 a vy máte dva chrámy: je zdarma. Zahrajte ji.',
    destroy: 'Harpyje zničí jednoho vojáka kdekoli. Ostrov Kea má jediného obránce: zvolte ho.',
    stays:
      'Jiní zůstávají na plánu jako figurky. Medúsa do své oblasti nikoho nepustí a nikoho z ní nevypustí. Oba chrámy jsou využité, takže stojí 3. Zahrajte ji.',
    summon: 'Na Gyaru máte jednoho vojáka a dvě budovy. Postavte tam Medúsu: žádné vojsko se k nim nedostane.',
    done: 'Zůstane do příštího udržení tvorů. Pak stojí kněžku, nebo odejde. Víc v další lekci.',
  },
  heroes: {
    name: 'Udržení, Héra a hrdinové',
    about: 'Udržte si tvora, naverbujte námezdní vojáky a hrdinu a veďte je.',
    upkeep:
      'Příští epocha, po darech bohům: udržení tvorů. Medúsa na Gyaru stojí jednu z vašich dvou kněžek a může se přesunout o jednu oblast. Udržte si ji tam, kde je.',
    build: 'Máte Héru: dává jakoukoli budovu, kterou ještě nemáte. Zvolte pevnost a postavte ji na Gyaru.',
    mercenary: 'Héra dává také námezdního vojáka: je šedý a bojuje za vás jako každý jiný. Umístěte ho na Syros.',
    hero: 'S Hérou můžete za 4 naverbovat jednoho hrdinu. Hrdina má dvě schopnosti: jednu v bitvě a jednu, pro kterou se obětuje. Ajax bojuje se silou 2.',
    hire: 'Zvolte Ajaxe a umístěte ho na Syros.',
    mobilise:
      'Ve svém tahu, u každého boha kromě Aréa a Apollóna, může hrdina vést vojáky: pohyb hrdiny za 1, podruhé za 2, potom za 3. Veďte všechny ze Syru na Kythnos, přes své lodě, a potvrďte.',
    done: 'Kythnos je váš. Kdybyste Ajaxe obětovali se sedmi oblastmi pevniny, byla by z něj metropole: takovou podmínku má většina hrdinů. Tvorové stojí kněžky, hrdinové už nic.',
  },
  metropolis: {
    name: 'Metropole',
    about: 'Čtyři budovy se stanou metropolí a tři metropole znamenají vítězství.',
    set: 'Máte přístav, pevnost a chrám. Athéna dává akademii, čtvrtý typ budovy. Postavte ji.',
    found: 'Všechny čtyři typy dohromady se mění v metropoli! Zvolte, kde bude stát. Působí jako všechny čtyři budovy.',
    bonus: 'Každá metropole přináší bonus: tato dva vojáky. Jednoho umístěte.',
    ways: 'Jiné cesty: čtyři filozofové, obětovaný hrdina, nebo dobytí cizí metropole. Tři na konci epochy vyhrávají; panel je počítá každému.',
  },
};
