import { formatAmount } from '#platform/shared/money.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import { type ActContext, useAct } from '#platform/web/use-act.ts';
import styles from '../quote.module.css';
import { quoteDeskApi } from '../quote-api.ts';
import { draftReview, draftSum, missingReason } from './judge-drafts.ts';
import { type OfferDraft, typedTotal } from './offer-draft.ts';
import { ProfitTotal } from './profit-figure.tsx';

type Written = Parameters<typeof quoteDeskApi.call.save>[0];

type Props = {
  quoteNo: string;
  offers: readonly OfferDraft[];
  freight: string;
  /** Why the draft cannot be saved; null when it can. */
  fault: string | null;
  /** The draft as it is on the page. */
  written: () => Written;
};

/** What the quote comes to and earns, and whether it leaves at once or somebody has to look first. */
export function DraftFoot({ quoteNo, offers, freight, fault, written }: Props) {
  const act = useAct();
  // Saving comes first and stands: where sending is refused then, the page shows what stands, and is told in passing why.
  const sending = useAct({ staleAfter: 'any', passing: true });
  const { call } = quoteDeskApi;
  const why = fault === null ? draftReview(offers) : [];
  const forReview = why.length > 0;
  const missing = fault === null ? missingReason(offers) : null;
  const saveFirst = ({ context: { idempotencyKey } }: ActContext) =>
    call.save(written(), { context: { idempotencyKey: `${idempotencyKey}-s` } });
  const send = () =>
    sending.run(
      async (context) => {
        const { version } = await saveFirst(context);
        await call.send({ quoteNo, version, forReview }, context);
      },
      forReview ? '已送复核' : '已提交',
    );
  const told = fault ?? missing ?? act.problem;
  return (
    <Row gap={10} looks={['wrap']} className={styles.foot}>
      {fault === null && <Sums offers={offers} freight={freight} />}
      {forReview && <p className={styles.why}>须另一位同事复核：{why.join('；')}</p>}
      <ProblemWords>{told}</ProblemWords>
      <Button
        busy={act.busy}
        disabled={fault !== null}
        onClick={() => void act.run((context) => call.save(written(), context), '草稿已保存')}
      >
        保存草稿
      </Button>
      <Button
        kind="primary"
        busy={sending.busy}
        disabled={fault !== null || missing !== null}
        onClick={() => void send()}
      >
        {forReview ? '保存并送复核' : '保存并发出'}
      </Button>
    </Row>
  );
}

function Sums({ offers, freight }: Pick<Props, 'offers' | 'freight'>) {
  const { profitFen, marginBp, unknown } = draftSum(offers);
  return (
    <>
      <ProfitTotal profit={formatAmount(profitFen)} marginBp={marginBp} unknown={unknown} />
      <span>
        总额 <Money yuan={typedTotal(offers, freight)} exact className={styles.total} />
      </span>
    </>
  );
}
