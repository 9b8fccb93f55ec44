const CAME_TO_NOTHING = `('cancelled', 'rejected', 'closed')`;

/** What is owed for an order `o` (`payableOf`), after what was called off and what came back. */
export const PAYABLE = `(case when o.status in ${CAME_TO_NOTHING} then 0 else greatest(0, o.goods_fen - o.cancelled_fen + o.freight_fen
  - case when o.cancelled_fen = 0 or o.goods_fen = 0 then o.discount_fen
    else round(o.discount_fen::numeric * (o.goods_fen - o.cancelled_fen) / o.goods_fen) end - o.returned_fen) end)`;

/** What agreed disputes took off an order line or, where it is of freight, off the order. */
export const ADJUSTED = `select l.firm_id, l.order_id, l.order_line_id, -sum(l.amount_fen) as fen, -sum(l.quantity) as units
  from statement_lines l where l.source = 'adjustment' group by 1, 2, 3`;
