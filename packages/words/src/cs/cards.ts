import type { cards as english } from '../en/cards.ts';

export const cards: typeof english = {
  god: {
    legendary: {
      zeus: 'Zdarma: chrám a kněžka. Potom jedna další kněžka za 4\u00a0ZL a jednou tajný pohled na vrchní kartu tvora, kterou můžete zahrát za 1\u00a0ZL.',
      athena: 'Zdarma: akademie a filozof. Potom jeden další filozof za 4\u00a0ZL.',
      poseidon:
        'Zdarma: přístav a loď. Potom až tři další lodě za 1, 2 a 3\u00a0ZL a pohyby po moři, každý za 1\u00a0ZL.',
      ares: 'Zdarma: pevnost a běžný voják. Potom až tři další běžní vojáci za 2, 3 a 4\u00a0ZL a pohyby po pevnině, každý za 1\u00a0ZL. Bez pohybu hrdiny.',
      hera: 'Zdarma: budova typu, který nemáte, a námezdní voják. Potom až tři další námezdní vojáci za 1, 3 a 5\u00a0ZL a jeden hrdina za 4\u00a0ZL.',
      apollo:
        'Nic nestojí a dává žeton rohu hojnosti na kteroukoli oblast pevniny, jeden na kteroukoli oblast moře a 2\u00a0ZL. Nic dalšího: žádní tvorové, žádní hrdinové.',
    },
    classic: {
      zeus: 'Jeden kněz zdarma, jeden další za 4\u00a0ZL. Chrámy, každý za 2\u00a0ZL. Za 1\u00a0ZL odhoďte tvora ze stupnice a nahraďte ho novým.',
      athena: 'Jeden filozof zdarma, jeden další za 4\u00a0ZL. Akademie, každá za 2\u00a0ZL.',
      poseidon:
        'Jedna loď zdarma, až tři další za 1, 2 a 3\u00a0ZL. Přístavy, každý za 2\u00a0ZL. Za 1\u00a0ZL přesuňte lodě z jednoho mořského pole až o tři pole.',
      ares: 'Jeden voják zdarma, až tři další za 2, 3 a 4\u00a0ZL. Pevnosti, každá za 2\u00a0ZL. Za 1\u00a0ZL přesuňte vojáky na jiný ostrov po řetězci svých lodí.',
      apollo:
        'Nic nestojí a pojme všechny. Dává 1\u00a0ZL, nebo 4\u00a0ZL, máte-li jediný ostrov. Kdo přijde první, položí také žeton rohu hojnosti na kterýkoli ostrov.',
    },
  },
  creature: {
    legendary: {
      harpy: 'Zničte jednoho vojáka, běžného či námezdního, v kterékoli oblasti pevniny. Hrdinům neublíží.',
      gryphon: 'Ukradněte jinému hráči polovinu zlaťáků; zaokrouhluje se dolů.',
      giant: 'Vezměte všechny námezdní vojáky z jedné soupeřovy oblasti pevniny a rozdělte je mezi své oblasti.',
      dryad: 'Ukradněte jinému hráči jednu kněžku.',
      cyclops: 'Vyměňte jednu svou základní budovu za jiný typ, na stejném staveništi.',
      charon: 'Vyměňte jednoho svého hrdinu za hrdinu ze stupnice. Nového nelze v této epoše obětovat.',
      graeae: 'Získejte znovu svůj příjem podle současného stavu na plánu.',
      pegasus:
        'Přeneste zdarma skupinu svých vojáků a hrdinů z jedné oblasti pevniny do kterékoli jiné. Medúsa tomu brání.',
      satyr: 'Ukradněte jinému hráči jednoho filozofa.',
      sphinx: 'Doberte si tři tvory, dva odhoďte a třetího zahrajte zdarma.',
      sylph: 'Vyměňte mezi sebou lodě kterýchkoli dvou oblastí moře, ať patří komukoli.',
      chimera: 'Zahrajte zdarma kteréhokoli odhozeného tvora. Potom se odhozené karty zamíchají s dobíracím balíčkem.',
      cerberus: 'Zůstává v oblasti pevniny: její příjem dostáváte vy místo toho, kdo ji ovládá.',
      hydra:
        'Zůstává na pevnině nebo na moři a zdvojnásobuje tam příjem. Hned a v každé fázi udržení zničí vojáka nebo loď ve své či sousedící oblasti a přibude žeton rohu hojnosti.',
      polyphemus:
        'Zůstává v oblasti pevniny a moře kolem ní je nepřístupné. Lodě odtud přesunete; ty, které nemají kam, jsou zničeny.',
      medusa: 'Zůstává v oblasti pevniny: žádný voják ani hrdina do ní nesmí vstoupit ani ji opustit, ani váš.',
      minotaur:
        'Zůstává v jedné vaší oblasti pevniny: jednotka s bojovou silou 2. Dokud žije, jeho strana se nesmí stáhnout.',
      kraken: 'Zůstává v oblasti moře: zničí v ní všechny lodě a žádná do ní nesmí vplout.',
    },
    classic: {
      fates: 'Získejte znovu svůj příjem.',
      satyr: 'Ukradněte jinému hráči jednoho filozofa.',
      dryad: 'Ukradněte jinému hráči jednoho kněze.',
      siren: 'Nahraďte soupeřovu loď, která je na svém mořském poli sama, svou vlastní.',
      pegasus: 'Přesuňte vojáky z jednoho svého ostrova na kterýkoli jiný, bez řetězce lodí.',
      giant: 'Zničte jednu budovu, nikdy však metropoli ani monument.',
      cyclops: 'Vyměňte jednu svou budovu za jiný typ, na stejném místě pro budovu.',
      sphinx: 'Prodejte, kolik chcete svých vojáků, lodí, kněží a filozofů, vždy po 2\u00a0ZL.',
      sylph: 'Deset kroků zdarma pro vaše lodě, rozdělte je, jak chcete. Pro lodě, které bojují, bitvou cesta končí.',
      harpy: 'Zničte jednoho vojáka na kterémkoli ostrově.',
      griffon: 'Ukradněte jinému hráči polovinu zlaťáků; zaokrouhluje se dolů.',
      chimera: 'Využijte efekt odhozeného tvora. Potom se odhozené karty zamíchají do dobíracího balíčku.',
      kraken:
        'Umístěte ho na mořské pole, potom ho přesouvejte za 1\u00a0ZL na každé další: všude, kam přijde, zničí všechny lodě. Na jeho pole žádná loď nesmí. Zůstává, dokud ho někdo znovu neuplatí.',
      minotaur: 'Do vašeho příštího tahu přidává 2 k obraně ostrova, na kterém jsou vojáci.',
      chiron: 'Do vašeho příštího tahu chrání ostrov před Pegasem, Obrem a Harpyjí.',
      medusa: 'Do vašeho příštího tahu nesmějí vojáci její ostrov opustit. Přijít na něj smějí.',
      polyphemus:
        'Do vašeho příštího tahu jsou mořská pole kolem jeho ostrova nepřístupná. Lodě odtud přesunete; ty, které nemají kam, jsou zničeny.',
    },
  },
  idle: {
    legendary: {
      harpy: 'v žádné oblasti pevniny není voják',
      giant: 'žádní námezdní vojáci soupeřů k vám nemohou přejít',
      dryad: 'žádný soupeř nemá kněžku',
      cyclops: 'žádnou z vašich budov nelze vyměnit za jiný typ',
      charon: 'nemáte hrdinu k výměně, nebo je stupnice hrdinů prázdná',
      pegasus: 'nemáte skupinu, která by se mohla přesunout',
      satyr: 'žádný soupeř nemá filozofa',
      sphinx: 'nezbývá žádná karta k dobrání',
      sylph: 'lodě jsou v méně než dvou oblastech moře',
      chimera: 'žádný tvor nebyl odhozen',
      minotaur: 'nemáte oblast pevniny bez tvora',
    },
    classic: {
      satyr: 'žádný soupeř nemá filozofa',
      dryad: 'žádný soupeř nemá kněze',
      siren: 'žádná soupeřova loď není na svém mořském poli sama',
      pegasus: 'nemáte vojáky, kteří by se mohli přesunout',
      giant: 'není budova, kterou by mohl zničit',
      cyclops: 'žádnou z vašich budov nelze vyměnit za jiný typ',
      sphinx: 'nemáte co prodat',
      sylph: 'žádná z vašich lodí nemůže plout',
      harpy: 'není voják, kterého by mohla zničit',
      chimera: 'žádný tvor nebyl odhozen',
    },
  },
  hero: {
    croesus: {
      battle: 'Zaplaťte 1\u00a0ZL a přehoďte svou kostku, kolikrát chcete.',
      sacrifice: 'Zaplaťte 15\u00a0ZL za metropoli.',
    },
    hector: {
      battle: 'Vpadnou-li do jeho oblasti vojáci, jednoho z nich před bitvou zničíte.',
      sacrifice: 'Vyměňte dvě kněžky za filozofa, kolikrát chcete.',
    },
    helen: {
      battle: 'Vaše kostka platí vždy za 2.',
      sacrifice: 'Odstraňte dvě dvojice základních budov dvou typů a získejte metropoli.',
    },
    jason: {
      battle: 'Při pohybu hrdiny pro něj nepřátelské lodě platí za vaše.',
      sacrifice: 'Máte-li na plánu všech osm svých lodí: metropole.',
    },
    ajax: { battle: 'Bojová síla 2.', sacrifice: 'Máte-li alespoň sedm vlastních oblastí pevniny: metropole.' },
    pandora: {
      battle: 'Nepřátelští námezdní vojáci přejdou před bitvou na vaši stranu, a to natrvalo.',
      sacrifice: 'Využijte sebeobětování hrdiny ze stupnice.',
    },
    penthesilea: {
      battle: 'Při shodě vyhráváte kolo bitvy.',
      sacrifice: 'Stavíte-li metropoli, položte ji na kartu Penthesiley: tam na ni nikdo nezaútočí.',
    },
    odysseus: {
      battle: 'Když útočí, pevnosti se nepočítají.',
      sacrifice: 'Odstraňte tři základní budovy jednoho typu a získejte metropoli.',
    },
    perseus: {
      battle: 'Vojáci po jeho boku se mohou místo zničení stáhnout. On sám ani jiní hrdinové ne.',
      sacrifice: 'Přeneste skupinu svých vojáků a hrdinů z jedné oblasti pevniny do kterékoli jiné. Medúsa tomu brání.',
    },
  },
  building: {
    legendary: {
      port: '+1 ve vašich námořních bitvách v oblasti moře, u které leží.',
      fortress: '+1 pro obránce v její oblasti pevniny.',
      temple: 'Sleva 1\u00a0ZL na jednoho tvora v každé epoše.',
      university: 'Sama nemá žádný efekt; je jedním ze čtyř typů budov pro metropoli.',
      metropolis: 'Působí jako všechny čtyři budovy. Tři metropole vyhrávají hru, v dlouhé týmové hře čtyři.',
    },
    classic: {
      port: '+1 pro vaše lodě, které brání mořské pole kolem jeho ostrova.',
      fortress: '+1 pro obránce jejího ostrova.',
      temple: 'Sleva 1\u00a0ZL na jednoho tvora v každé epoše, nejméně však zaplatíte 1\u00a0ZL.',
      university: 'Sama nemá žádný efekt; je jedním ze čtyř typů budov pro metropoli.',
      metropolis: 'Působí jako všechny čtyři budovy. Dvě metropole vyhrávají hru, při dvou hráčích tři.',
    },
  },
  bonus: {
    troops: 'Dva běžní vojáci do jedné či dvou vašich oblastí pevniny.',
    gold: '3\u00a0ZL.',
    prosperity: 'Žeton rohu hojnosti do jedné vaší oblasti pevniny nebo moře.',
    fleets: 'Dvě lodě do jedné či dvou oblastí moře, kde už vaše lodě jsou.',
    priestess: 'Jedna kněžka.',
  },
  monument: {
    lighthouse: 'Své lodě zničené v bitvě můžete zachránit na mořské pole u jeho ostrova, které je prázdné nebo vaše.',
    citadel: 'Dokud na jejím ostrově stojí voják, nelze na něj zaútočit ani po lodích, ani s Pegasem.',
    military: 'Při každém příjmu voják zdarma na její ostrov.',
    naval: 'Při každém příjmu loď zdarma na mořské pole u jejího ostrova.',
    warport: 'Při útoku na jeho ostrov bojují vaše lodě kolem něj jako vojáci.',
    university: 'U Athény můžete najmout více než jednoho dalšího filozofa, každého za 4\u00a0ZL.',
    zeus: 'Na začátku vašeho tahu se stupnice tvorů obnoví jako na začátku epochy.',
    athena: 'Další kněží a filozofové vás stojí o 1\u00a0ZL méně.',
    poseidon: 'Jednou za epochu odevzdejte loď a zdarma využijte vrchního tvora z dobíracího balíčku.',
    ares: 'Jednou za epochu odevzdejte vojáka a zdarma využijte náhodného odhozeného tvora.',
  },
};
