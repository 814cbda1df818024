import { plural } from '@meltemi/words';
import type { proof as english } from '../en/proof.ts';

const choose = plural('cs');
const count = (n: number) => `${n}\u00a0${choose(n, { one: 'číslo', few: 'čísla', other: 'čísel' })}`;

export const proof: typeof english = {
  title: 'Co to dokazuje',
  secret: 'Je to tajemství, jehož otisk si toto zařízení poznamenalo před partií.',
  noSecret: 'Toto zařízení si před partií nic nepoznamenalo. Že server tajemství určil už tehdy, mu musíte věřit.',
  own: (n) =>
    `Vaše místo přidalo ${count(n)} z tohoto zařízení. Před vaším tahem nikdo nemohl znát ani zvolit, co z nich vyplyne.`,
  noOwn: 'Toto zařízení před začátkem nepřidalo žádná vlastní čísla. Nepozná, zda kostky někdo zvolil.',
  elsewhere: (n) => `Za vaše místo přišlo ${count(n)} z jiného zařízení. Pokud nebylo vaše, někdo hrál místo vás.`,
  actedElsewhere:
    'Podle průběhu z vašeho místa někdo souhlasil s návratem zpět, nebo místo opustil a znovu obsadil, ale ne z tohoto zařízení. Pokud jste to nebyli vy, házelo se znovu bez vás.',
  absentYou: 'Vaše první číslo nedorazilo včas. Co se losovalo před vaším prvním tahem, na něm nezávisí.',
  absent: (names) =>
    `Na začátku nebyli přítomni: ${names}. Co se losovalo před jejich prvními tahy, na jejich číslech nezávisí.`,
  renewed: (names) =>
    `Nová čísla během partie, jako při změně zařízení: ${names}. Dokud pak všichni ostatní nepřidali své, bylo možné předem znát, co z jejich tahů vyplyne.`,
  receipt: 'Průběh je ten, který vám server během partie potvrdil.',
  noReceipt: 'Toto zařízení nemá potvrzení. Nepozná, zda se průběh později změnil.',
  earlier:
    'Tato partie začala podle pravidel starší verze: po začátku se žádná kostka nezměnila, ale server je mohl zvolit předem.',
  limits:
    'Není dokázáno: jak se rozhodovali boti; že hráč, který server provozuje, nevěděl, co vyplyne z jeho příštího tahu; ani že server neodmítl žádný tah, když už viděl, k čemu vede.',
  page: 'Tomu, kdo tuto stránku poskytuje, je třeba důvěřovat: pozměněná stránka by mohla znát nebo volit vaše čísla. V příkazovém řádku ji lze porovnat s vydanou verzí.',
  elsewhereCheck: 'Ověřit v příkazovém řádku',
};
