import { attend } from '@meltemi/bots';
import { addRest } from '@meltemi/engine/rest';

addRest();
attend(self);
