import { SelectField } from '#platform/web/controls/select-field.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { KeywordFilter } from '#platform/web/kits/list/keyword-filter.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { EXCEPTION_REASONS } from '../../contract/statement-words.ts';
import type { ExceptionSearch } from './desk-search.ts';

const REASONS = [
  { value: '', label: '全部原因' },
  ...Object.entries(EXCEPTION_REASONS).map(([value, label]) => ({ value, label })),
];

/** Why order, receipt, statement and invoice differ, and whose they are. */
export const ExceptionFilters = ({ search, address }: { search: ExceptionSearch; address: ListAddress }) => (
  <Row gap="12px" looks={['wrap', 'bottom']}>
    <SelectField
      label="差异原因"
      value={search.reason ?? ''}
      options={REASONS}
      onChange={({ target }) => address.go({ reason: target.value || undefined })}
    />
    <KeywordFilter
      label="筛选差异"
      hint="客户、对账单号、订单号或商品编码"
      keyword={search.keyword}
      address={address}
    />
  </Row>
);
