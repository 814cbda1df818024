import type { account as english } from '../en/account.ts';

export const account: typeof english = {
  kept: 'Server uchovává vaše jméno, místa a tahy a to, co píšete a nahlašujete. V jeho databázi nejsou žádné adresy. Můžete si to uložit nebo smazat.',
  take: 'Uložit moje údaje',
  erase: 'Smazat mě z tohoto serveru',
  eraseMore:
    'Vaše relace, zprávy a hlášení budou smazány, otevřené stoly zavřeny. V rozehraných hrách za vás dohraje bot; v žádné hře už nebude vaše jméno. Samotné hry zůstanou. Nelze to vzít zpět.',
  eraseYes: 'Smazat vše',
  erased: 'Byli jste z tohoto serveru smazáni.',
  invitedOnly: 'Noví lidé tu potřebují pozvánku. Požádejte o ni toho, kdo server provozuje.',
  noSignUp: 'Teď se nemůže připojit nikdo nový. Hry můžete dál sledovat.',
};
