import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { COMPANY_PATH } from '#business/paths/rules/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Card } from '#platform/web/display/card.tsx';
import { SheetHead } from '#platform/web/display/sheet-head.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { TabLinks } from '#platform/web/display/tab-links.tsx';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { NewRuleDialog } from './new-rule-dialog.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import styles from './range.module.css';
import { firmRangeQuery } from './range-api.ts';
import type { RangeSearch } from './range-search.ts';
import { RuleTable } from './rule-table.tsx';

/** Which goods the company's people see and may buy: own rules, what is agreed with the shop, and what comes of both. */
export function RangeView({ search }: { search: RangeSearch }) {
  const { data: range } = useSuspenseQuery(firmRangeQuery);
  const address = useListAddress();
  const [adding, setAdding] = useState(false);
  const own = search.tab !== 'desk';
  const by = (madeBy: 'desk' | 'firm') => range.rules.filter((rule) => rule.madeBy === madeBy);
  const conflicts = range.rules.reduce((sum, rule) => sum + rule.conflicts.length, 0);
  return (
    <Stack gap={16}>
      <Card as="section" aria-labelledby="range-title">
        <SheetHead
          id="range-title"
          title="商品可见范围"
          note={
            <>
              隐藏优先于可采购；公司规则只能在与商城约定的范围内收窄。范围以外的商品
              {range.searchBeyondRange ? '可以搜到但不能购买' : '搜不到'}，
              <PageLink href={COMPANY_PATH}>在公司信息中修改</PageLink>
            </>
          }
        >
          {own && (
            <Button kind="primary" onClick={() => setAdding(true)}>
              新增规则
            </Button>
          )}
        </SheetHead>
        <TabLinks
          label="规则来源"
          current={own ? 'firm' : 'desk'}
          tabs={[
            { key: 'firm', label: `公司规则（${by('firm').length}）`, href: address.hrefOf({ tab: undefined }) },
            { key: 'desk', label: `与商城约定（${by('desk').length}）`, href: address.hrefOf({ tab: 'desk' }) },
          ]}
        />
        {conflicts > 0 && (
          <p className={styles.warning} role="status">
            有 {conflicts} 处冲突或不生效的规则，已在规则下方标出
          </p>
        )}
        <RuleTable rules={by(own ? 'firm' : 'desk')} own={own} />
      </Card>
      <PreviewPanel person={search.person} address={address} />
      <NewRuleDialog range={range} open={adding} onClose={() => setAdding(false)} />
    </Stack>
  );
}
