import { Button } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import type { DisputeBrief, StatementDetail } from '../../contract/statement-schemas.ts';
import { ENDED_DISPUTES } from '../../rules/dispute-status.ts';
import { DisputeTag } from '../statement-tag.tsx';
import styles from './disputes.module.css';

const ENDED: readonly string[] = ENDED_DISPUTES;
/** What waits for the reader comes first. */
const FIRST: readonly string[] = ['offered', 'rejected'];
const rank = ({ status }: DisputeBrief) => (FIRST.includes(status) ? 0 : 1);

/** Disputes that are not over, above the lines; nothing where none are. */
export function WaitingDisputes({
  found: { disputes },
  onOpen,
}: {
  found: Pick<StatementDetail, 'disputes'>;
  onOpen: (disputeNo: string) => void;
}) {
  const open = disputes.filter(({ status }) => !ENDED.includes(status)).toSorted((a, b) => rank(a) - rank(b));
  if (open.length === 0) return null;
  return (
    <Section title="异议" note={`${open.length} 行还没有结论，其余的行可以先确认`}>
      <ul className={styles.waiting} aria-label="未结异议">
        {open.map((dispute) => (
          <li key={dispute.disputeNo}>
            <DisputeTag status={dispute.status} label={dispute.statusLabel} />
            <span>
              {dispute.kindLabel}异议 {dispute.disputeNo}
            </span>
            <span>
              申请少付 <Money yuan={dispute.asked} exact />
            </span>
            {dispute.granted !== null && (
              <span>
                拟调整 <Money yuan={`-${dispute.granted}`} exact />
              </span>
            )}
            <span className={styles.acts}>
              <Button
                size="sm"
                kind={dispute.status === 'offered' ? 'primary' : 'plain'}
                aria-label={`打开异议 ${dispute.disputeNo}`}
                onClick={() => onOpen(dispute.disputeNo)}
              >
                {dispute.status === 'offered' ? '去确认' : '查看'}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
