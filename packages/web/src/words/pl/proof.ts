import { plural } from '@meltemi/words';
import type { proof as english } from '../en/proof.ts';

const choose = plural('pl');
const count = (n: number) => `${n}\u00a0${choose(n, { one: 'liczbę', few: 'liczby', many: 'liczb', other: 'liczb' })}`;

export const proof: typeof english = {
  title: 'Czego to dowodzi',
  secret: 'To ten sekret, którego cyfrowy odcisk to urządzenie zapisało przed rozgrywką.',
  noSecret:
    'To urządzenie nie zapisało niczego przed rozgrywką. Że serwer ustalił sekret już wtedy, trzeba mu wierzyć na słowo.',
  own: (n) =>
    `Twoje miejsce dodało ${count(n)} z tego urządzenia. Przed twoim ruchem nikt nie mógł znać ani wybrać tego, co z nich wynikło.`,
  noOwn:
    'To urządzenie nie dodało przed startem żadnych własnych liczb. Nie może stwierdzić, czy ktoś wybrał wyniki rzutów.',
  elsewhere: (n) =>
    `Za twoje miejsce dodano ${count(n)} z innego urządzenia. Jeśli nie było twoje, ktoś wykonał ruchy za ciebie.`,
  actedElsewhere:
    'Według przebiegu z twojego miejsca zgodzono się na cofnięcie ruchów albo opuszczono je i zajęto ponownie, ale nie z tego urządzenia. Jeśli to nie ty, rzuty powtórzono bez ciebie.',
  absentYou:
    'Twoja pierwsza liczba nie dotarła na czas. To, co wylosowano przed twoim pierwszym ruchem, od niej nie zależy.',
  absent: (names) =>
    `Nieobecni na początku: ${names}. To, co wylosowano przed ich pierwszymi ruchami, nie zależy od ich liczb.`,
  renewed: (names) =>
    `Nowe liczby w trakcie rozgrywki, jak przy zmianie urządzenia: ${names}. Dopóki wszyscy inni nie dodali potem swojej, skutki ruchów tych osób można było znać z góry.`,
  receipt: 'Przebieg jest tym, który serwer potwierdził ci w czasie rozgrywki.',
  noReceipt: 'To urządzenie nie ma potwierdzenia. Nie może stwierdzić, czy przebieg zmieniono później.',
  earlier:
    'Tę rozgrywkę rozpoczęto według zasad wcześniejszej wersji: żadnego rzutu nie zmieniono po starcie, ale serwer mógł je wybrać przed nim.',
  limits:
    'Nieudowodnione: jak decydowały boty; że gracz, który prowadzi serwer, nie wiedział, co wyniknie z jego następnego ruchu; ani że serwer nie odrzucił żadnego ruchu, widząc już, do czego prowadzi.',
  page: 'Temu, kto udostępnia tę stronę, trzeba zaufać: zmieniona strona mogłaby znać lub wybierać twoje liczby. W wierszu poleceń można ją porównać z wydaną wersją.',
  elsewhereCheck: 'Sprawdź w wierszu poleceń',
};
