import { memo } from 'react';
import { lineFieldWords } from '#business/line-fields/rules/public.ts';
import { caseHref } from '#business/paths/rules/public.ts';
import { displayDay } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Picture } from '#platform/web/display/picture.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { EntryLine } from '../../contract/apply-schemas.ts';
import styles from './apply.module.css';
import type { ApplyForm } from './use-apply-form.ts';
import type { JudgedLine } from './use-preview.ts';
import wishStyles from './wish.module.css';
import { WishFields } from './wish-fields.tsx';
import { openKinds, roomOf, type Wish } from './wishes.ts';

const PICTURE_PX = 52;

type Props = Pick<ApplyForm, 'choose' | 'change' | 'divide' | 'remove'> & {
  line: EntryLine;
  /** Those of this line. */
  wishes: readonly Wish[];
  judged: readonly (JudgedLine | undefined)[];
  refused: readonly (string | null)[];
  checked: boolean;
};

/** Why nothing can be asked for: what all its kinds say, or the first of them. */
const refusalOf = (line: EntryLine) =>
  line.kinds.find(({ refusal }) => refusal !== null)?.refusal ?? '暂时不能申请售后';

/** A line of the order: what of it can be complained about and, once chosen, how it is to be made good. */
function ApplyLineRow({ line, wishes, judged, refused, checked, choose, change, divide, remove }: Props) {
  const open = openKinds(line).length > 0;
  const chosen = wishes.length > 0;
  const last = wishes.at(-1);
  return (
    <li className={joinClasses(styles.line, chosen && styles.chosen)} data-line={line.lineNo}>
      <div className={styles.head}>
        <Checkbox
          label={`选择第 ${line.lineNo} 行 ${line.productName}`}
          labelHidden
          checked={chosen}
          disabled={!open && !chosen}
          onChange={({ target }) => choose(line, target.checked)}
        />
        <Picture src={line.productImg} alt="" width={PICTURE_PX} height={PICTURE_PX} className={styles.picture} />
        <LineWords line={line} refusal={open ? null : refusalOf(line)} />
        <dl className={styles.units}>
          <div>
            <dt>可售后</dt>
            <dd data-none={line.available === 0 || undefined}>
              {line.available.toLocaleString('zh-CN')} <small>{line.orderUnit}</small>
            </dd>
          </div>
          <div>
            <dt>实付</dt>
            <dd>
              <Money yuan={line.paidAmount} exact />
            </dd>
          </div>
        </dl>
      </div>
      {chosen && (
        <fieldset className={wishStyles.wishes} aria-label={`第 ${line.lineNo} 行 ${line.productName} 的售后`}>
          {wishes.map((wish, index) => (
            <WishFields
              key={wish.key}
              line={line}
              wish={wish}
              room={roomOf(line, wish, wishes)}
              judged={judged[index]}
              refused={refused[index] ?? null}
              checked={checked}
              onChange={(part) => change(wish.key, part)}
              onRemove={wishes.length > 1 ? () => remove(wish.key) : undefined}
            />
          ))}
          {last && last.quantity > 1 && (
            <Button kind="quiet" size="sm" onClick={() => divide(line)}>
              其中一部分换一种处理
            </Button>
          )}
        </fieldset>
      )}
    </li>
  );
}

function LineWords({ line, refusal }: { line: EntryLine; refusal: string | null }) {
  const { lineNo, productName, skuCode, orderUnit, signedQuantity, signedAt, inProgress, settled, cases } = line;
  const units = [
    signedAt ? `${displayDay(signedAt)} 签收 ${signedQuantity} ${orderUnit}` : '还没有签收',
    line.damagedQuantity > 0 && `破损 ${line.damagedQuantity}`,
    line.shortQuantity > 0 && `短少 ${line.shortQuantity}`,
    line.overQuantity > 0 && `多发 ${line.overQuantity}`,
    inProgress > 0 && `处理中 ${inProgress}`,
    settled > 0 && `已售后 ${settled}`,
  ];
  return (
    <div className={styles.words}>
      <p className={styles.name}>
        <span className={styles.no}>{lineNo}</span> {productName}
      </p>
      <p className={styles.quiet}>{[skuCode, ...lineFieldWords(line.written), ...units.filter(Boolean)].join(' · ')}</p>
      {cases.length > 0 && (
        <p className={styles.quiet}>
          {cases.map(({ caseNo, kindLabel, statusLabel, quantity }) => (
            <span key={caseNo} className={styles.other}>
              <PageLink href={caseHref(caseNo)}>{caseNo}</PageLink> {kindLabel} {quantity} {orderUnit}，{statusLabel}
            </span>
          ))}
        </p>
      )}
      {refusal && <p className={styles.refusal}>{refusal}</p>}
    </div>
  );
}

const sameList = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((one, index) => Object.is(one, b[index]));

/** Drawn again only when something of its own line has changed. */
export const ApplyLine = memo(
  ApplyLineRow,
  (a, b) =>
    a.line === b.line &&
    a.checked === b.checked &&
    a.choose === b.choose &&
    sameList(a.wishes, b.wishes) &&
    sameList(a.refused, b.refused) &&
    JSON.stringify(a.judged) === JSON.stringify(b.judged),
);
