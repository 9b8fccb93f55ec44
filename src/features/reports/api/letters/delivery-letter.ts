import type { ExportLetter } from '#business/transfers/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { DeliveryPickInput } from '../../contract/delivery-schemas.ts';
import { letterTime } from '../../rules/letter-stretches.ts';
import { wordTiles } from '../../rules/letter-words.ts';
import { readDelivery } from '../delivery/read-delivery.ts';
import { ask } from '../figures/figure-reader.ts';
import { readViewer } from '../figures/read-viewer.ts';
import { composeReport } from './compose-letter.ts';
import { isNarrowed } from './filter-words.ts';
import { readKeptSeries } from './read-line-series.ts';

/** Reasons named in a letter. */
const NAMED = 3;

/** How promises of the period were kept, beside the times before: read with the rights of who receives it. */
export async function deliveryLetter(db: Db, caller: SignedInCaller, input: DeliveryPickInput): Promise<ExportLetter> {
  const compare = input.compare === 'none' ? 'previous' : input.compare;
  const filter = { ...input, compare } as const;
  const asking = await ask(db, await readViewer(db, caller), filter);
  const { head, tiles, reasons } = await readDelivery(asking);
  const time = letterTime(filter);
  const values = await readKeptSeries(asking, time.stretches);
  const why = reasons.slice(0, NAMED).map(({ label, lines }) => `${label} ${lines} 行`);
  return composeReport({
    ...{ days: filter, head, narrowed: isNarrowed(filter) },
    report: '交付报表',
    counted: '按承诺到货日计',
    figures: wordTiles(tiles, head.figures, compare === 'previous' ? '上期' : '上年同期'),
    more: why.length > 0 ? [`未按承诺的原因：${why.join('、')}`] : [],
    chart: { title: `${time.word}准时足量率`, unit: 'percent', values, time },
  });
}
