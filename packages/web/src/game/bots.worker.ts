import { attend } from '@meltemi/bots';

attend(self);
