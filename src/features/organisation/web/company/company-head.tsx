import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { Facts } from '#platform/web/display/facts.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { preloadImageDialog } from '#platform/web/kits/crop/image-dialog.tsx';
import type { Company } from '../../contract/company-contract.ts';
import styles from './company.module.css';
import { LogoDialog } from './logo-dialog.tsx';

const TYPES: Readonly<Record<Company['firmType'], string>> = {
  company: '企业',
  group: '集团',
  operator: '商城运营方',
};

/** What the company is: its logo, and the facts that only the shop can change. */
export function CompanyHead({ company }: { company: Company }) {
  const [changing, setChanging] = useState(false);
  const { firmName, customerCode, creditCode, levelCode, logoUrl, freeShipping, firmType } = company;
  return (
    <Section title="公司资料" note="名称、信用代码和价格等级由商城维护，需要变更请联系专属销售">
      <div className={styles.head}>
        <div className={styles.logo}>
          {logoUrl ? <img src={logoUrl} alt={`${firmName}标志`} width={180} height={60} /> : <span>尚未上传标志</span>}
          <Button
            size="sm"
            onPointerEnter={preloadImageDialog}
            onFocus={preloadImageDialog}
            onClick={() => setChanging(true)}
          >
            {logoUrl ? '更换标志' : '上传标志'}
          </Button>
        </div>
        <Facts
          facts={[
            { label: '公司名称', value: firmName },
            { label: '客户编号', value: customerCode },
            { label: '统一社会信用代码', value: creditCode },
            { label: '客户类型', value: TYPES[firmType] },
            { label: '价格等级', value: levelCode === 'enterprise' ? '企业价' : levelCode },
            {
              label: '运费',
              value: freeShipping ? <Tag tone="success">全部免运费（约定）</Tag> : '按订单金额计算',
            },
          ]}
        />
      </div>
      <LogoDialog open={changing} company={company} onClose={() => setChanging(false)} />
    </Section>
  );
}
