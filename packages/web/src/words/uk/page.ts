import type { page as english } from '../en/page.ts';

export const page: typeof english = {
  loading: 'Одну мить…',
  notLoaded: 'Сторінку не вдалося завантажити. Перевірте зʼєднання і спробуйте ще раз.',
  failed: 'На цій сторінці щось пішло не так. Ваші партії збережено.',
  again: 'Спробувати ще раз',
  toHome: 'На головну',
  wrong: 'Що не так',
  home: 'Meltemi, на головну',
  newVersion: 'Готова нова версія.',
  reload: 'Оновити',
  later: 'Пізніше',
};
