import type { board as english } from '../en/board.ts';

export const board: typeof english = {
  title: 'Ігрове поле',
  keys: 'Стрілки ведуть від зони до зони, Page Down — до наступної, яку можна вибрати. Enter вибирає. Плюс і мінус змінюють масштаб, нуль показує все поле, Shift зі стрілками рухає його.',
};
