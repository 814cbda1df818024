import type { learn as english } from '../en/learn.ts';
import { outOf } from './out-of.ts';

/** The lessons, step by step. */
export const learn: typeof english = {
  title: 'Naučte se hrát',
  intro: 'Pět krátkých lekcí na skutečném plánu. Hrajete za červeného. Dohromady asi deset minut.',
  lesson: (n, all) => `Lekce ${outOf(n, all)}`,
  begin: 'Začít',
  again: 'Znovu',
  done: 'Hotovo',
  next: 'Dál',
  nextLesson: 'Další lekce',
  all: 'Všechny lekce',
  yourMove: 'Jste na tahu',
  finish: 'To je vše, co potřebujete.',
  play: 'Hrát proti počítači',
  offerings: {
    name: 'Dary bohům',
    about: 'Jak získat přízeň boha a kolik to stojí.',
    goal: 'Vítejte na Kykladách. Kdo má na konci epochy tři metropole, vyhrává. Hrajete za červeného: co má znak sovy, je vaše.',
    gods: 'V každé epoše hráči nejprve nabízejí dary, aby získali přízeň bohů. Kdo boha získá, hraje s jeho mocí. Každý bůh slouží jen jednomu hráči; kdo zbude, jde zdarma k Apollónovi.',
    outbid:
      'Modrý nabízí 1 Poseidónovi, bohu moře. Nabídněte Poseidónovi 3: modrý bude vykopnut a musí nabídnout dar jinde.',
    paid: 'Každý teď má svého boha a platí. Váš dar byl 3 a vaše kněžka z něj jeden zlaťák ubrala: stál vás 2. Bohové se vyhodnocují shora dolů, takže hrajete první.',
  },
  turn: {
    name: 'Tah u boha',
    about: 'Stavte, najímejte a plavte se s Poseidónem.',
    build:
      'Jste na tahu u Poseidóna. Nejprve přijde to, co bůh dává zdarma: přístav. Zvolte pro něj staveniště. Přístav pomáhá lodím ve svém moři.',
    gift: 'Poseidón dává také loď. Umístěte ji do jednoho z moří u Syru: Ianthé, nebo Euagoré.',
    recruit: 'Odteď se platí. Další loď stojí jen málo: cena je v otázce. Zvolte, kam připluje.',
    sail: 'Lodě plují z moře do moře. Vyplujte do oblasti Kalypsó: přinese vám roh hojnosti a lodě jsou mosty pro vaše vojáky.',
    end: 'Zlaťáky, které vám zbyly, máte na příští epochu. Ukončete tah.',
    done: 'Váš tah skončil. Teď hrají ostatní, bůh po bohu shora dolů; pak začíná nová epocha a s ní nové dary.',
  },
  battle: {
    name: 'Bitva',
    about: 'Vytáhněte s Aréem do boje a uvidíte, jak rozhodují kostka a bojová síla.',
    build:
      'O několik epoch později: máte Aréa, boha války. Dává pevnost, která pomáhá obráncům. Postavte ji na Kythnu.',
    gift: 'Arés dává také vojáka. Umístěte ho na Syros: vaše lodě v oblasti Ianthé jsou odtud mostem na Gyaros.',
    march:
      'Žlutý drží Gyaros jedním vojákem za pevností. Přesuňte tam všechny tři vojáky. Než pohyb potvrdíte, uvidíte, jak bitva nejspíš dopadne.',
    round:
      'Každá strana hodí kostkou a přičte svou bojovou sílu; strana s nižším součtem přijde o jednotku. Tentokrát padl váš voják. Bojujte dál!',
    won: 'Gyaros je váš i s pevností. Oblast bez vojáků zůstává také vaše, dokud do ní někdo nevstoupí.',
  },
  creature: {
    name: 'Tvorové',
    about: 'Uplaťte tvora a využijte jeho moc.',
    look: 'Tvorové na stupnici přicházejí a odcházejí: čím déle čekají, tím jsou levnější. Každý váš chrám jednou za epochu sníží cenu tvora o jeden zlaťák.',
    build: 'Máte Dia: dává kněžku a chrám. Postavte chrám na Gyaru.',
    buy: 'Harpyje stojí 2 a vy máte dva chrámy: je zdarma. Uplaťte ji.',
    destroy: 'Harpyje zničí jednoho vojáka kdekoli. Ostrov Kea má jediného obránce: zvolte ho.',
    done: 'Většina tvorů zapůsobí jednou a odejde. Někteří zůstávají na plánu jako figurky, dokud si je udržujete.',
  },
  metropolis: {
    name: 'Metropole',
    about: 'Čtyři budovy se stanou metropolí a tři metropole znamenají vítězství.',
    set: 'Máte přístav, pevnost a chrám. Athéna dává akademii, čtvrtý typ budovy. Postavte ji.',
    found: 'Všechny čtyři typy dohromady se mění v metropoli! Zvolte, kde bude stát. Působí jako všechny čtyři budovy.',
    bonus: 'Každá metropole přináší bonus: tato přináší vojáky. Jednoho umístěte.',
    ways: 'Jsou i jiné cesty: metropoli přinesou také čtyři filozofové, může ji přinést hrdina a můžete dobýt cizí. Tři metropole na konci epochy vyhrávají hru.',
  },
};
