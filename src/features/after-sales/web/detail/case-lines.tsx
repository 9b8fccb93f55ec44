import { AttachedFiles } from '#business/attachments/web/public.ts';
import { lineFieldWords } from '#business/line-fields/rules/public.ts';
import { itemHref } from '#business/paths/rules/public.ts';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Quiet } from '#platform/web/display/quiet.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { GoodsWords } from '#platform/web/kits/list/goods-words.tsx';
import { Pair } from '#platform/web/kits/list/pair.tsx';
import type { CaseDetail, CaseDetailLine } from '../../contract/case-schemas.ts';
import { asksMoney } from '../../rules/case-kinds.ts';
import { amountsOf } from '../case-amounts.ts';
import styles from './case.module.css';

const PICTURE_PX = 52;
const whole = (quantity: number) => quantity.toLocaleString('zh-CN');

/** What became of the units, as far as it is known. */
function Units({ line }: { line: CaseDetailLine }) {
  const { grantedQuantity, receivedQuantity, refusedQuantity, settledQuantity } = line;
  const told = [
    grantedQuantity !== null && `同意 ${whole(grantedQuantity)}`,
    receivedQuantity !== null && `收到 ${whole(receivedQuantity)}`,
    refusedQuantity > 0 && `不受理 ${whole(refusedQuantity)}`,
    settledQuantity > 0 && `已处理 ${whole(settledQuantity)}`,
  ].filter(Boolean);
  if (told.length === 0) return '—';
  return told.map((text) => <Quiet key={String(text)}>{text}</Quiet>);
}

function Amount({ line: { askedAmount, grantedAmount }, decided }: { line: CaseDetailLine; decided: boolean }) {
  return (
    <Pair>
      <Money yuan={decided ? grantedAmount : askedAmount} exact className={styles.amount} />
      {decided && grantedAmount !== askedAmount && (
        <small>
          申请 <Money yuan={askedAmount} exact />
        </small>
      )}
    </Pair>
  );
}

function Reason({ line }: { line: CaseDetailLine }) {
  return (
    <span>
      {line.reasonLabel}
      {line.measured && <Quiet>实测 {line.measured}</Quiet>}
      {line.note && <Quiet>{line.note}</Quiet>}
    </span>
  );
}

/** What was asked for each line and what was granted, with what shows it. */
export function CaseLines({ found, filePath }: { found: CaseDetail; filePath: string }) {
  const decided = amountsOf(found).granted !== null;
  // An exchange may end in money after all; what is repaired or sent never does.
  const givesMoney = asksMoney(found.kind) || found.refund !== null;
  const columns: readonly Column<CaseDetailLine>[] = [
    {
      key: 'goods',
      header: '商品',
      rowHeader: true,
      render: (line) => (
        <GoodsWords
          picture={line.productImg}
          size={PICTURE_PX}
          name={line.productName}
          href={itemHref(line.skuCode)}
          code={line.skuCode}
          facts={['', `订单第 ${line.orderLineNo} 行`, ...lineFieldWords(line.written)].join(' · ')}
          looks={['top']}
        >
          <AttachedFiles
            files={found.files.filter(({ lineNo }) => lineNo === line.lineNo)}
            kind="after_sale"
            path={filePath}
          />
        </GoodsWords>
      ),
    },
    { key: 'reason', header: '原因', width: '22%', render: (line) => <Reason line={line} /> },
    {
      key: 'quantity',
      header: '申请数量',
      width: 96,
      align: 'right',
      render: (line) => `${whole(line.quantity)} ${line.orderUnit}`,
    },
    { key: 'units', header: '进展', width: 92, align: 'right', render: (line) => <Units line={line} /> },
    {
      key: 'amount',
      header: '金额',
      width: 128,
      align: 'right',
      render: (line) => <Amount line={line} decided={decided} />,
    },
  ];
  return (
    <Section title={`${found.kindLabel}商品`} note={`共 ${found.lines.length} 种`} flush>
      <DataTable
        stacks
        caption={`${found.kindLabel}商品`}
        columns={columns}
        rows={found.lines}
        rowKey={(line) => String(line.lineNo)}
      />
      <p className={styles.total}>
        {givesMoney ? (decided ? '同意金额' : '申请金额') : '商品金额'}{' '}
        <Money yuan={amountsOf(found).granted ?? found.askedAmount} exact className={styles.amount} />
      </p>
    </Section>
  );
}
