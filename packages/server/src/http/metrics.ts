import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics of this node, for Prometheus. */
export class Metrics {
  private readonly registry = new Registry();
  readonly sockets: Gauge;
  readonly messages: Counter<'do'>;
  readonly refused: Counter<'code'>;
  readonly seconds: Histogram;
  private readonly bots: Gauge;
  private readonly copies: Counter<'holds'>;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.sockets = new Gauge({ name: 'meltemi_sockets', help: 'Open connections', registers });
    this.messages = new Counter({
      name: 'meltemi_messages_total',
      help: 'Messages by kind',
      labelNames: ['do'],
      registers,
    });
    this.refused = new Counter({
      name: 'meltemi_refused_total',
      help: 'Refused messages',
      labelNames: ['code'],
      registers,
    });
    this.seconds = new Histogram({
      name: 'meltemi_message_seconds',
      help: 'From a message to its answer, the commit included',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
      registers,
    });
    this.bots = new Gauge({ name: 'meltemi_bots_thinking', help: 'Bots that think or wait to', registers });
    this.copies = new Counter({
      name: 'meltemi_copies_total',
      help: 'Copies in BACKUP_FOLDER, by whether they hold',
      labelNames: ['holds'],
      registers,
    });
  }

  /** A copy was made by the schedule, or could not be made. */
  copied(holds: boolean): void {
    this.copies.inc({ holds: holds ? 'yes' : 'no' });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  async socketCount(): Promise<number> {
    const { values } = await this.sockets.get();
    return values[0]?.value ?? 0;
  }

  text(bots: number): Promise<string> {
    this.bots.set(bots);
    return this.registry.metrics();
  }
}
