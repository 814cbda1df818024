import type { rulesPage as english } from '../en/rulesPage.ts';
import { counted } from './names.ts';

export const rulesPage: typeof english = {
  title: 'Правила',
  back: 'Назад до столу',
  contents: 'Зміст',
  search: 'Пошук у правилах',
  found: counted('правило', 'правила', 'правил'),
  nothing: 'Жодне правило не містить цих слів. Спробуйте менше слів або коротші.',
  synonyms: [
    'відступ відхід',
    'корабел кораб флот',
    'солдат воїн армі військ загін загон',
    'аукціон ставк підношен',
    'грош золот монет',
  ],
  clear: 'Показати всі правила',
  link: (id) => `Посилання на правило ${id}`,
  unknown: (id) => `Правила ${id} немає.`,
  inEnglish: 'Цю книгу ще не перекладено.',
};
