import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { itemHref } from '#business/paths/rules/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { RangePreview } from '../../contract/range-contract.ts';
import { PersonSelect } from './person-select.tsx';
import styles from './range.module.css';
import { explainQuery, previewQuery } from './range-api.ts';

const COLUMNS: readonly Column<RangePreview['sample'][number]>[] = [
  {
    key: 'item',
    header: '商品',
    rowHeader: true,
    render: ({ itemCode, name }) => <PageLink href={itemHref(itemCode)}>{name}</PageLink>,
  },
  { key: 'code', header: '编码', width: 130, render: ({ itemCode }) => itemCode },
  { key: 'brand', header: '品牌', width: 120, render: ({ brandName }) => brandName ?? '—' },
  { key: 'category', header: '分类', width: 150, render: ({ category }) => category },
  {
    key: 'state',
    header: '状态',
    width: 100,
    render: ({ buyable }) => <Tag tone={buyable ? 'success' : 'warning'}>{buyable ? '可购买' : '只能看'}</Tag>,
  },
];

const share = (part: number, whole: number) => (whole === 0 ? '0%' : `${Math.round((part / whole) * 100)}%`);

function Counts({ total, visible, purchasable }: RangePreview) {
  const figure = (count: number) => count.toLocaleString('en-US');
  return (
    <dl className={styles.counts}>
      <div>
        <dt>商城在售</dt>
        <dd>{figure(total)}</dd>
      </div>
      <div>
        <dt>能看到</dt>
        <dd>
          {figure(visible)} <small>{share(visible, total)}</small>
        </dd>
      </div>
      <div>
        <dt>能购买</dt>
        <dd>
          {figure(purchasable)} <small>{share(purchasable, total)}</small>
        </dd>
      </div>
    </dl>
  );
}

const MISSING = '请填写商品编码';

/** Why somebody sees an item, or does not: asked again for whoever is chosen next, with the number as it was typed. */
function ExplainForm({ userId }: { userId: string | null }) {
  const [itemCode, setItemCode] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const answer = useQuery({ ...explainQuery(userId, asked ?? ''), enabled: Boolean(asked) });
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const code = itemCode.trim();
    if (code && code === asked) void answer.refetch();
    setAsked(code);
  };
  const told =
    asked === '' ? MISSING : answer.error ? wordsOfRefusal(answer.error, '查询失败，请检查网络后重试') : answer.data;
  return (
    <form className={styles.explain} onSubmit={ask}>
      <TextField
        label="某个商品为什么能或不能看到"
        value={itemCode}
        maxLength={40}
        placeholder="商品编码"
        onChange={({ target }) => setItemCode(target.value)}
      />
      <Button type="submit">查看原因</Button>
      <div role="status" className={styles.told}>
        {typeof told === 'string' && told}
        {told && typeof told === 'object' && (
          <>
            <p>
              <Tag tone={told.visible ? 'success' : 'danger'}>{told.visible ? '能看到' : '看不到'}</Tag>{' '}
              <Tag tone={told.buyable ? 'success' : 'warning'}>{told.buyable ? '能购买' : '不能购买'}</Tag> {told.name}
            </p>
            <ul>
              {told.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </form>
  );
}

/** “以某人身份查看”: counts and a sample of what somebody sees, under the rules that hold for that person. */
export function PreviewPanel({ person, address }: { person: string | undefined; address: ListAddress }) {
  const userId = person ?? null;
  const { data, isError } = useQuery(previewQuery(userId));
  return (
    <Section title="以某人身份查看" note="不选人员时，按没有部门的普通员工计算">
      <PersonSelect
        label="查看人员"
        placeholder="输入姓名或用户名"
        value={userId}
        onChange={(id) => address.replace({ person: id ?? undefined })}
      />
      {data && <Counts {...data} />}
      {!data && (isError ? <ProblemLine small>预览加载失败，请刷新页面重试</ProblemLine> : <SkeletonLines count={4} />)}
      <ExplainForm userId={userId} />
      {data && data.sample.length > 0 && (
        <DataTable
          caption="能看到的商品（销量靠前）"
          columns={COLUMNS}
          rows={data.sample}
          rowKey={(row) => row.itemCode}
          compact
          stacks
        />
      )}
    </Section>
  );
}
