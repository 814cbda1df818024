import { plural } from '@meltemi/words';
import type { talk as english } from '../en/talk.ts';

const choose = plural('uk');

export const talk: typeof english = {
  leads: (own) => `Ви граєте: ${own}`,
  inTeam: (mates) => `у команді з вами ${mates}`,
  bot: (colours, _, name) => `${colours} — ${name}`,
  howTo:
    'Введіть номер ходу або сам хід. «hint» підкаже, «guide» коротко розповість про гру, «help» покаже всі команди.',
  seed: (seed) => `Зерно ${seed}: з ним (--seed ${seed}) ті самі ходи дають ту саму партію.`,
  timedSeed: (seed) =>
    `Зерно ${seed}: з ним (--seed ${seed}) ті самі ходи дають ті самі кидки й карти; складні боти за свій час можуть знайти інші ходи.`,
  forced: (moves) => `(Зіграно за вас, бо вибору не було: ${moves}.)`,
  mapIsLong: '(Поле, вище за ваш термінал, покаже «board».)',
  over: 'Гру завершено.',
  whenOver: 'Гру завершено. «save ФАЙЛ» збереже її, «quit» — вихід.',
  bye: 'До зустрічі.',
  // moves
  numbers: (most) => `Ходи мають номери від 1 до ${most}.`,
  unknown: (text) => `Не знаю, що таке «${text}». Введіть номер, хід або «help».`,
  near: (moves) => `Можливо, ви мали на увазі: ${moves}?`,
  noMove: (filter) => `Жоден хід не містить «${filter}».`,
  more: (count, command) => `… і ще ${count}: ${command}`,
  anyNumber: (most, example) => `… можна ввести будь-яке число до ${most}: ${example}`,
  isLegal: (move, number) => `Хід «${move}» дозволено, його номер — ${number}.`,
  ruleAt: (id) => `Правило: about ${id}`,
  whyWhat: 'Укажіть хід: why bid zeus 3',
  aboutWhat: 'Після «about» укажіть слово цієї гри, як їх показує «status», або правило: about kraken, about LE-ACT-3',
  noRule: (id) => `Правила ${id} немає.`,
  sacrifice: 'Пожертва',
  // hints
  looking: 'Шукаю добрі ходи ...',
  thinks: (name, colours) => `${name} (${colours}) думає`,
  advice: 'Добрі ходи, наскільки видно звідси, від найкращого, з приблизним шансом на перемогу й тим, що вони дають:',
  // taking back
  takenBack: 'Хід повернуто.',
  cannotUndo: {
    nothing: 'Повернути не можна: ви ще нічого не вирішували.',
    fate: 'Повернути не можна: після вашого останнього рішення втрутився випадок.',
    secret: 'Повернути не можна: ваше останнє рішення відкрило вам щось таємне.',
    other: (who) => `Повернути не можна: після вашого останнього рішення вже вирішував ${who}.`,
  },
  // files
  saveWhere: 'Укажіть файл: save my-game.json',
  saved: (moves, file) =>
    `Збережено в ${file}: ${moves} ${choose(moves, { one: 'хід', few: 'ходи', many: 'ходів', other: 'ходу' })}.`,
  notSaved: (why) => `Не збережено: ${why}.`,
  unsaved: (word) => `Цю гру не збережено: «save ФАЙЛ» збереже її, а ще раз «${word}» — вихід без збереження.`,
  loadWhere: 'Укажіть файл: load my-game.json',
  loaded: (file) => `Завантажено ${file}.`,
  notLoaded: (why) => `Не завантажено, ваша гра триває: ${why}`,
  file: {
    taken: (file) => `${file} уже існує, і це не збережена гра: виберіть іншу назву`,
    read: (file, why) => `не вдалося прочитати ${file}: ${why}`,
    write: (file, why) => `не вдалося записати ${file}: ${why}`,
  },
  reasons: {
    ENOENT: 'такого файлу або теки немає',
    EISDIR: 'це тека',
    EACCES: 'немає дозволу',
    ENOTDIR: 'частина шляху не є текою',
    ENOSPC: 'диск заповнено',
    EROFS: 'туди не можна записувати',
  },
  help: 'Введіть номер ходу, хід у записі (bid zeus 5) або:',
  phrases: {
    moves: { usage: 'moves [СЛОВА]', help: 'усі ходи або ті, що мають ці слова' },
    board: { usage: 'board', help: 'поле й кожна зона із сусідами' },
    status: { usage: 'status', help: 'боги, істоти, гравці та решта' },
    why: { usage: 'why ХІД', help: 'чи дозволено хід, а якщо ні, то за яким правилом' },
    hint: { usage: 'hint', help: 'добрі ходи, шанс перемогти з ними й що вони дають' },
    about: { usage: 'about СЛОВО', help: 'що робить бог, істота, герой, споруда чи монумент або що каже правило' },
    undo: { usage: 'undo', help: 'повернути останнє рішення, якщо відтоді нічого не відкрилося' },
    save: { usage: 'save ФАЙЛ', help: 'записати гру у файл' },
    load: { usage: 'load ФАЙЛ', help: 'продовжити збережену гру' },
    guide: { usage: 'guide', help: 'гра коротко і як читати поле' },
    help: { usage: 'help', help: 'цей список' },
    quit: { usage: 'quit', help: 'вийти' },
  },
};
