import type { online as english } from '../en/online.ts';
import { plural } from '../plural.ts';

type Words = typeof english;

const choose = plural('cs');
const numbers = new Intl.NumberFormat('cs');
const counted =
  (one: string, few: string, other: string) =>
  (n: number): string =>
    `${n}\u00a0${choose(n, { one, few, other })}`;
const seats = counted('volné místo', 'volná místa', 'volných míst');

const clocks: Words['clocks'] = {
  none: { label: 'Bez hodin', means: 'Každý má na rozhodnutí tolik času, kolik chce.' },
  live: { label: 'Naživo', means: 'Každý má určený čas na celou partii a s každým rozhodnutím trochu navíc.' },
  hours: { label: 'Na více dní', means: 'Každý má na každé rozhodnutí určený počet hodin.' },
};
const listed: Words['listed'] = {
  yes: { label: 'V herně', means: 'Stůl uvidí a přisednout si k němu může kdokoli.' },
  no: { label: 'Jen s odkazem', means: 'Stůl najdou jen ti, komu pošlete odkaz.' },
};

/** What the server says no to, by its code. */
const refused: Words['refused'] = {
  offline: 'Server neodpovídá. Zkontrolujte připojení a zkuste to znovu.',
  unsure: 'Zatím není jisté, zda se to podařilo. Než to zkusíte znovu, podívejte se na stůl.',
  nobody: 'Nejprve zadejte své jméno.',
  origin: 'Tato stránka nepatří k serveru.',
  'too-many': 'Máte příliš mnoho stolů. Nejprve některý dohrajte.',
  'too-fast': 'Bylo toho příliš najednou. Počkejte minutu a zkuste to znovu.',
  seated: 'U tohoto stolu už místo máte.',
  taken: 'Tam už někdo sedí.',
  'no-seat': 'To mohou jen ti, kdo sedí u stolu.',
  'no-such-seat': 'Takové místo tu není.',
  'free-seats': 'Některá místa jsou volná.',
  running: 'Partie už začala.',
  'not-running': 'Partie teď neprobíhá.',
  over: 'Partie skončila.',
  'not-over': 'Partie ještě neskončila.',
  used: 'Tento odkaz už byl použit, nebo je příliš starý.',
  'not-found': 'Takový stůl neexistuje.',
  'bad-options': 'Tato nastavení nejdou dohromady.',
  late: 'Mezitím se stalo něco jiného. Podívejte se na stůl a zvolte znovu.',
  'not-your-turn': 'Rozhodnout má někdo jiný.',
  'no-undo': 'Není co vzít zpět.',
  'no-rewind': 'Tak daleko partie ještě nedošla.',
  'no-proposal': 'Návrat už nikdo nenavrhuje.',
  'nobody-late': 'Už tu není nikdo, komu vypršel čas.',
};

/** Tables at a server. Names stand in the nominative. */
export const online: Words = {
  refused,
  failed: 'Nepodařilo se. Nic se nezměnilo.',

  // the lobby
  lobby: 'Herna',
  lobbyTitle: 'Online',
  welcome: 'Zadejte své jméno a můžete si sednout ke kterémukoli stolu. Účet není potřeba.',
  yourName: 'Vaše jméno',
  nameToWrite: 'Chcete-li tu psát, zadejte své jméno.',
  introduce: 'To jsem já',
  rename: 'Změnit jméno',
  nextTable: 'Další stůl, který na mě čeká',
  noneWaiting: 'Žádný stůl na vás nečeká.',
  waitingCount: (n) =>
    `${choose(n, { one: 'Čeká', few: 'Čekají', other: 'Čeká' })} na vás ${counted('stůl', 'stoly', 'stolů')(n)}.`,
  openTables: 'Otevřené stoly',
  noOpenTables: 'Teď tu nejsou žádné otevřené stoly. Založte vlastní a pozvěte ostatní.',
  myTables: 'Moje stoly',
  noMyTables: 'Zatím nesedíte u žádného stolu.',
  finished: 'Dohrané partie',
  nobodyYet: 'Zatím tu nikdo nesedí',
  freeSeats: seats,
  yourTurnHere: 'Jste na tahu',
  notBegun: 'Ještě nezačala',
  goTo: 'Ke stolu',
  watchGame: 'Podívat se',
  make: 'Založit stůl',
  makeTitle: 'Nový stůl',
  makeNow: 'Založit stůl',
  around: 'Kolem stolu',
  who: 'Kdo smí přijít',
  listed,
  clock: 'Hodiny',
  clocks,
  minutes: 'Minuty na partii',
  increment: 'Sekundy navíc za každé rozhodnutí',
  hours: 'Počet hodin na každé rozhodnutí',
  undo: {
    label: 'Tahy lze vracet',
    means: 'Rozhodnutí můžete vzít zpět, dokud se neukáže nic nového a nerozhoduje někdo jiný.',
  },
  me: 'Vy',
  otherDevice: 'Používat toto jméno na jiném zařízení',
  otherDeviceMore:
    'Otevřete tento odkaz na druhém zařízení do deseti minut. Funguje jednou: nikomu jinému ho neposílejte.',
  personalLink: 'Váš osobní odkaz',
  followTitle: 'Použít jméno z jiného zařízení',
  followMore: (name) => `Vaše jméno na tomto zařízení: ${name}. Odkaz ho nahradí jménem, pro které byl vytvořen.`,
  followWarning:
    'S tím, kdo odkaz vytvořil, pak máte společná místa u stolů a vidíte totéž. Použijte ho, jen pokud pochází z vašeho jiného zařízení.',
  follow: 'Použít jméno z odkazu',
  stay: 'Ne, děkuji',
  welcomeBack: (name) => `Vítejte! Vaše jméno: ${name}.`,
  leave: 'Zapomenout mě na tomto zařízení',
  leaveEverywhere: 'Zapomenout mě na všech zařízeních',
  leaveAllMore: 'Bez zařízení, které vás zná, už na vaše místa nikdo neusedne. Nelze to vzít zpět.',

  // before the game
  tableTitle: 'Stůl',
  seats: 'Kdo hraje',
  freeSeat: 'Volné místo',
  you: 'vy',
  here: 'u stolu',
  away: 'pryč',
  sitHere: 'Sednout si',
  standUp: 'Uvolnit místo',
  noBot: 'Bez počítače',
  botFor: (colour) => `Hraje počítač: ${colour}`,
  invite: 'Pozvěte ostatní tímto odkazem',
  shareTitle: 'Stůl hry Meltemi',
  copy: 'Kopírovat',
  copied: 'Zkopírováno',
  share: 'Sdílet',
  waitingFor: (n) => `Ještě ${seats(n)}: někoho pozvěte, nebo přidejte počítač.`,
  allHere: 'Všechna místa jsou obsazená.',
  waitForStart: 'Všechna místa jsou obsazená. Partie brzy začne.',
  start: 'Začít partii',
  noClock: 'bez hodin',
  liveClock: (minutes, seconds) => `${numbers.format(minutes)}\u00a0min + ${seconds}\u00a0s`,
  slowClock: (hours) => `${counted('hodina', 'hodiny', 'hodin')(hours)} na každé rozhodnutí`,
  withHints: 'rady povoleny',
  noUndo: 'bez vracení tahů',
  byLink: 'jen s odkazem',
  fair: 'Poctivé kostky',
  fairMore:
    'Server už má pevně dané tajemství pro všechny kostky a karty. Toto je jeho otisk; tajemství se ukáže po partii a každý hod si můžete ověřit.',

  // at the table
  menu: 'Stůl',
  watching: 'Díváte se',
  timeLeft: 'Zbývá času:',
  yourTurn: 'Jste na tahu',
  yourTurnMore: 'Ostatní na vás čekají.',
  turnOf: (name) => `Na tahu: ${name}`,
  lost: 'Spojení se přerušilo. Nový pokus…',
  understood: 'Rozumím',
  pause: 'Zastavit hodiny',
  resume: 'Pokračovat',
  paused: 'Hodiny stojí.',
  notify: 'Upozornit mě, až budu na tahu',
  resign: 'Nechat za mě hrát počítač',
  resignMore: 'Do konce partie bude za vás hrát počítač. Dívat se můžete dál.',
  leaveSeat: 'Uvolnit místo',
  leaveMore: 'Vaše místo bude volné: může ho zaujmout někdo jiný nebo počítač.',
  yes: 'Ano',
  no: 'Ne',
  late: (name) => `${name}: čas vypršel.`,
  youAreLate: 'Váš čas vypršel. Hrajte dál, pokud ostatní nerozhodnou jinak.',
  lateChoice: { bot: 'Nechat dál hrát počítač', wait: 'Počkat ještě jednou tolik', end: 'Ukončit partii' },
  rewindTitle: 'Vrátit se do této chvíle?',
  rewindMore: 'Souhlasit musí všichni u stolu. Co se stalo potom, se vezme zpět.',
  propose: 'Navrhnout',
  rewind: (names, moves) => `Návrh vrátit se o ${counted('krok', 'kroky', 'kroků')(moves)}. Souhlasí: ${names}.`,
  rewindMissing: (names) => `Zatím bez odpovědi: ${names}.`,
  agree: 'Souhlasit',
  decline: 'Odmítnout',
  withdraw: 'Stáhnout návrh',
  emptySeat: (name) => `Místo je volné: ${name}.`,
  botTakesOver: 'Předat počítači',
  takeOver: 'Převzít místo',
  rematchReady: 'Je tu nový stůl pro stejnou společnost.',
  toRematch: 'K novému stolu',
  endedEarly: 'Partie byla ukončena předčasně',
  noTable: 'Takový stůl neexistuje.',
  noTableMore: 'Odkaz možná není úplný.',
  damaged: 'Tento stůl byl uzavřen.',
  damagedMore:
    'Záznam této partie na serveru je poškozený, proto v ní nelze pokračovat. Dejte vědět správci serveru: možná má zálohu.',
  outdated: 'Tuto partii už nelze otevřít.',
  outdatedMore: 'Začala podle jiných pravidel, než jaká dnes tento server používá. Zůstává na něm uložena.',

  // chat
  chat: 'Chat',
  close: 'Zavřít',
  unread: counted('nová zpráva', 'nové zprávy', 'nových zpráv'),
  noChat: 'Zatím nikdo nic nenapsal.',
  people: 'Ztlumit někoho',
  mute: (name) => `Ztlumit: ${name}`,
  write: 'Napište něco',
  send: 'Odeslat',

  // after the game
  verify: 'Ověřit kostky',
  verifyMore: 'Každý hod a každou kartu lze z tajemství serveru znovu vypočítat.',
  verifying: 'Počítá se…',
  verified: (n) => `Ověřeno: ${counted('výsledek', 'výsledky', 'výsledků')(n)}. Vše souhlasí.`,
  unproven: {
    commitment: 'Tajemství není to, které server určil před partií.',
    entropy: 'To, čím hráči přispěli k náhodě, bylo změněno.',
    record: 'Kroky na sebe nenavazují.',
    outcome: (line, told) => `Řádek ${line} průběhu neplyne z tajemství: ${told}.`,
  },
  noCrypto: 'Váš prohlížeč ověřuje jen přes zabezpečené připojení. Uložte soubor a ověřte ho jinde.',
};
