import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { companiesQuery, hrefOf } from './company-queries.ts';
import styles from './members.module.css';

/** Group accounts choose the company whose people they administer; whoever has one company only sees nothing. */
export function CompanySwitch({ companyId }: { companyId?: string }) {
  const { data: companies } = useSuspenseQuery(companiesQuery);
  const navigate = useNavigate();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const own = companies.find((company) => company.own);
  if (companies.length < 2) return null;
  const options = companies.map((company) => ({
    value: company.companyId,
    label: company.own ? `${company.name}（集团本部）` : `${company.customerCode} ${company.name}`,
  }));
  return (
    <div className={styles.company}>
      <SelectField
        label="管理的公司"
        options={options}
        value={companyId ?? own?.companyId}
        onChange={({ target }) => {
          const chosen = target.value === own?.companyId ? undefined : target.value;
          void navigate({ href: hrefOf(pathname, { companyId: chosen }) });
        }}
      />
      <p>集团账号只管理用户，不能代公司下单。</p>
    </div>
  );
}
