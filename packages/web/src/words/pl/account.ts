import type { account as english } from '../en/account.ts';

export const account: typeof english = {
  kept: 'Serwer przechowuje Twoją nazwę, miejsca i ruchy oraz to, co piszesz i zgłaszasz. W jego bazie danych nie ma adresów. Możesz to zapisać albo usunąć.',
  take: 'Zapisz moje dane',
  erase: 'Usuń mnie z tego serwera',
  eraseMore:
    'Twoje sesje, wiadomości i zgłoszenia zostaną usunięte, a otwarte stoły zamknięte. W trwających grach zastąpi Cię bot; w żadnej grze nie będzie już Twojej nazwy. Same gry pozostaną. Tego nie można cofnąć.',
  eraseYes: 'Usuń wszystko',
  erased: 'Usunięto Cię z tego serwera.',
  invitedOnly: 'Nowe osoby potrzebują tu zaproszenia. Poproś o nie osobę prowadzącą ten serwer.',
  noSignUp: 'Obecnie nie może dołączyć nikt nowy. Nadal możesz oglądać gry.',
};
