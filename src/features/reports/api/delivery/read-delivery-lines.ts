import type { z } from 'zod';
import type { deliveryLinesInput } from '../../contract/delivery-schemas.ts';
import type { Asking } from '../figures/figure-reader.ts';
import { presentHead } from '../figures/present-head.ts';
import { readMark, writeMark } from '../lines/read-line-pages.ts';
import { countDeliveries, findDeliveries, readDeliveryPiece } from './read-delivery-pages.ts';

/** A page of the promises a number is made of. */
export async function readDeliveryLines(asking: Asking<z.infer<typeof deliveryLinesInput>>) {
  const { db, viewer, filter } = asking;
  const { after, limit } = filter;
  const found = findDeliveries(asking);
  const page = { found, today: viewer.today, after: readMark(after), limit: limit + 1 };
  const { rows, marks } = await readDeliveryPiece(db, page);
  const behind = rows.length > limit ? marks[limit - 1] : undefined;
  return {
    head: presentHead(viewer, filter, ['onTimeInFull', 'late', 'open', 'overdue', 'deliveryCorrections']),
    total: await countDeliveries(db, found),
    rows: rows.slice(0, limit),
    next: behind ? writeMark(behind) : null,
  };
}
