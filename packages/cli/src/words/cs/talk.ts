import { plural } from '@meltemi/words';
import type { talk as english } from '../en/talk.ts';

const choose = plural('cs');

export const talk: typeof english = {
  leads: (own) => `Hrajete: ${own}`,
  inTeam: (mates) => `spoluhráč: ${mates}`,
  bot: (colours, _, name) => `${colours} – ${name}`,
  howTo:
    "Napište číslo tahu, nebo přímo tah. 'hint' vám poradí, 'guide' stručně popíše hru, 'help' vypíše všechny příkazy.",
  seed: (seed) => `Semínko ${seed}: s ním (--seed ${seed}) vedou stejné tahy ke stejné partii.`,
  timedSeed: (seed) =>
    `Semínko ${seed}: s ním (--seed ${seed}) vedou stejné tahy ke stejným hodům a kartám; těžcí boti mohou ve svém čase najít jiné tahy.`,
  forced: (moves) => `(Zahráno za vás, protože nebylo z čeho vybírat: ${moves}.)`,
  mapIsLong: "('board' ukáže mapu, která je vyšší než váš terminál.)",
  over: 'Hra skončila.',
  whenOver: "Hra skončila. 'save SOUBOR' ji uloží, 'quit' hru opustí.",
  bye: 'Na shledanou.',
  // moves
  numbers: (most) => `Tahy mají čísla 1 až ${most}.`,
  unknown: (text) => `'${text}' neznám. Napište číslo, tah, nebo 'help'.`,
  near: (moves) => `Mysleli jste: ${moves}?`,
  noMove: (filter) => `Žádný tah neobsahuje '${filter}'.`,
  more: (count, command) => `… a dalších ${count}: ${command}`,
  anyNumber: (most, example) => `… napsat lze kterékoli číslo do ${most}: ${example}`,
  isLegal: (move, number) => `'${move}' je dovoleno: má číslo ${number}.`,
  ruleAt: (id) => `Pravidlo: about ${id}`,
  whyWhat: 'Uveďte tah: why bid zeus 3',
  aboutWhat: "Za 'about' uveďte slovo z této hry, jak je ukazuje 'status', nebo pravidlo: about kraken, about LE-ACT-3",
  noRule: (id) => `Pravidlo ${id} neexistuje.`,
  sacrifice: 'Oběť',
  // hints
  looking: 'Hledám dobré tahy ...',
  thinks: (name, colours) => `${name} (${colours}) přemýšlí`,
  advice: 'Dobré tahy, pokud je odsud vidět, od nejlepšího, s přibližnou šancí na vítězství a s tím, co přinesou:',
  // taking back
  takenBack: 'Vzato zpět.',
  cannotUndo: {
    nothing: 'Nelze vzít zpět: zatím jste o ničem nerozhodli.',
    fate: 'Nelze vzít zpět: od vašeho posledního rozhodnutí rozhodla náhoda.',
    secret: 'Nelze vzít zpět: vaše poslední rozhodnutí vám ukázalo něco tajného.',
    other: (who) => `Nelze vzít zpět: po vašem posledním rozhodnutí už hrál ${who}.`,
  },
  // files
  saveWhere: 'Uveďte soubor: save moje-hra.json',
  saved: (moves, file) => `Uloženo do ${file}: ${moves} ${choose(moves, { one: 'tah', few: 'tahy', other: 'tahů' })}.`,
  notSaved: (why) => `Neuloženo: ${why}.`,
  unsaved: (word) => `Tato hra není uložená: 'save SOUBOR' ji uloží, další '${word}' ji opustí.`,
  loadWhere: 'Uveďte soubor: load moje-hra.json',
  loaded: (file) => `Načteno: ${file}.`,
  notLoaded: (why) => `Nenačteno, vaše hra pokračuje: ${why}`,
  file: {
    taken: (file) => `${file} už existuje a není to uložená hra: zvolte jiný název`,
    read: (file, why) => `${file} nelze přečíst: ${why}`,
    write: (file, why) => `${file} nelze zapsat: ${why}`,
  },
  reasons: {
    ENOENT: 'takový soubor ani složka neexistuje',
    EISDIR: 'je to složka',
    EACCES: 'chybí oprávnění',
    ENOTDIR: 'část cesty není složka',
    ENOSPC: 'disk je plný',
    EROFS: 'tam nelze zapisovat',
  },
  help: 'Napište číslo tahu, tah v zápisu (bid zeus 5), nebo:',
  phrases: {
    moves: { usage: 'moves [SLOVA]', help: 'všechny tahy, nebo ty s těmito slovy' },
    board: { usage: 'board', help: 'mapa a každá oblast se svými sousedy' },
    status: { usage: 'status', help: 'bohové, tvorové, hráči a vše ostatní' },
    why: { usage: 'why TAH', help: 'zda je tah dovolen, a pokud ne, podle kterého pravidla' },
    hint: { usage: 'hint', help: 'dobré tahy, šance na vítězství s nimi a co přinesou' },
    about: { usage: 'about SLOVO', help: 'co umí bůh, tvor, hrdina, budova nebo monument, nebo co říká pravidlo' },
    undo: { usage: 'undo', help: 'vzít zpět poslední rozhodnutí, pokud se od té doby nic neodhalilo' },
    save: { usage: 'save SOUBOR', help: 'uložit hru do souboru' },
    load: { usage: 'load SOUBOR', help: 'pokračovat v uložené hře' },
    guide: { usage: 'guide', help: 'hra ve zkratce a jak číst mapu' },
    help: { usage: 'help', help: 'tento seznam' },
    quit: { usage: 'quit', help: 'odejít' },
  },
};
