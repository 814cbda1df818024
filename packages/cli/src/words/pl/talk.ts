import { plural } from '@meltemi/words';
import type { talk as english } from '../en/talk.ts';

const choose = plural('pl');

export const talk: typeof english = {
  leads: (own) => `Grasz jako ${own}`,
  inTeam: (mates) => `w drużynie z graczem ${mates}`,
  bot: (colours, _, name) => `${colours} – ${name}`,
  howTo:
    "Wpisz numer ruchu albo sam ruch. 'hint' podpowiada, 'guide' opisuje grę w skrócie, 'help' wymienia wszystkie polecenia.",
  seed: (seed) => `Ziarno ${seed}: z nim (--seed ${seed}) te same ruchy dają tę samą rozgrywkę.`,
  timedSeed: (seed) =>
    `Ziarno ${seed}: z nim (--seed ${seed}) te same ruchy dają te same rzuty i karty; trudne boty mogą w swoim czasie znaleźć inne ruchy.`,
  forced: (moves) => `(Rozegrano za ciebie, bo nie było wyboru: ${moves}.)`,
  mapIsLong: "('board' pokazuje mapę, która jest wyższa niż twój terminal.)",
  over: 'Rozgrywka jest zakończona.',
  whenOver: "Rozgrywka jest zakończona. 'save PLIK' ją zachowa, 'quit' kończy.",
  bye: 'Do zobaczenia.',
  // moves
  numbers: (most) => `Ruchy mają numery od 1 do ${most}.`,
  unknown: (text) => `Nie znam '${text}'. Wpisz numer, ruch albo 'help'.`,
  near: (moves) => `Czy chodzi o: ${moves}?`,
  noMove: (filter) => `Żaden ruch nie zawiera '${filter}'.`,
  more: (count, command) => `… i jeszcze ${count}: ${command}`,
  anyNumber: (most, example) => `… można wpisać każdą liczbę do ${most}: ${example}`,
  isLegal: (move, number) => `'${move}' jest dozwolone: to numer ${number}.`,
  ruleAt: (id) => `Zasada: about ${id}`,
  whyWhat: 'Podaj ruch: why bid zeus 3',
  aboutWhat: "Po 'about' podaj słowo z tej gry, jak pokazuje je 'status', albo zasadę: about kraken, about LE-ACT-3",
  noRule: (id) => `Nie ma zasady ${id}.`,
  sacrifice: 'Poświęcenie',
  // hints
  looking: 'Szukam dobrych ruchów ...',
  thinks: (name, colours) => `${name} (${colours}) myśli`,
  advice: 'Dobre ruchy, na ile to stąd widać, od najlepszego, z przybliżoną szansą na zwycięstwo i z tym, co dają:',
  // taking back
  takenBack: 'Cofnięto.',
  cannotUndo: {
    nothing: 'Nie można cofnąć: nie było jeszcze żadnej twojej decyzji.',
    fate: 'Nie można cofnąć: od twojej ostatniej decyzji rozstrzygał los.',
    secret: 'Nie można cofnąć: twoja ostatnia decyzja odsłoniła ci coś tajnego.',
    other: (who) => `Nie można cofnąć: od twojej ostatniej decyzji ruch wykonał ${who}.`,
  },
  // files
  saveWhere: 'Podaj plik: save moja-gra.json',
  saved: (moves, file) =>
    `Zapisano w ${file}: ${moves} ${choose(moves, { one: 'ruch', few: 'ruchy', many: 'ruchów', other: 'ruchu' })}.`,
  notSaved: (why) => `Nie zapisano: ${why}.`,
  unsaved: (word) => `Ta rozgrywka nie jest zapisana: 'save PLIK' ją zachowa, a ponowne '${word}' ją porzuci.`,
  loadWhere: 'Podaj plik: load moja-gra.json',
  loaded: (file) => `Wczytano ${file}.`,
  notLoaded: (why) => `Nie wczytano, twoja rozgrywka trwa: ${why}`,
  file: {
    taken: (file) => `${file} już istnieje i nie jest zapisaną rozgrywką: wybierz inną nazwę`,
    read: (file, why) => `nie udało się odczytać ${file}: ${why}`,
    write: (file, why) => `nie udało się zapisać ${file}: ${why}`,
  },
  reasons: {
    ENOENT: 'nie ma takiego pliku ani katalogu',
    EISDIR: 'to katalog',
    EACCES: 'brak uprawnień',
    ENOTDIR: 'część ścieżki nie jest katalogiem',
    ENOSPC: 'dysk jest pełny',
    EROFS: 'nie można tam pisać',
  },
  help: 'Wpisz numer ruchu, ruch w notacji (bid zeus 5) albo:',
  phrases: {
    moves: { usage: 'moves [SŁOWA]', help: 'wszystkie ruchy albo te z tymi słowami' },
    board: { usage: 'board', help: 'mapa oraz każdy obszar z sąsiadami' },
    status: { usage: 'status', help: 'bogowie, stworzenia, gracze i cała reszta' },
    why: { usage: 'why RUCH', help: 'czy ruch jest dozwolony, a jeśli nie, według której zasady' },
    hint: { usage: 'hint', help: 'dobre ruchy, szansa na zwycięstwo z nimi i to, co dają' },
    about: { usage: 'about SŁOWO', help: 'co robi bóg, stworzenie, heros, budynek lub monument albo co mówi zasada' },
    undo: { usage: 'undo', help: 'cofnij ostatnią decyzję, jeśli nic się od niej nie odsłoniło' },
    save: { usage: 'save PLIK', help: 'zapisz rozgrywkę do pliku' },
    load: { usage: 'load PLIK', help: 'graj dalej zapisaną rozgrywkę' },
    guide: { usage: 'guide', help: 'gra w skrócie i jak czytać mapę' },
    help: { usage: 'help', help: 'ta lista' },
    quit: { usage: 'quit', help: 'zakończ' },
  },
};
