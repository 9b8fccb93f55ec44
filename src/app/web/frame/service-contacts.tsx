import type { SiteConfig } from './frame-data.ts';
import styles from './service-contacts.module.css';

/** A working day of the shop; answers to enquiries are promised by the same hours. */
const HOURS = '工作日 9:00–18:00';

export interface ServiceContactsProps {
  site: Pick<SiteConfig, 'supportPhone' | 'supportMail'>;
}

/** Whom to turn to where there is no chat: by phone, by mail, and when somebody is there. */
export function ServiceContacts({ site }: ServiceContactsProps) {
  const { supportPhone, supportMail } = site;
  return (
    <dl className={styles.contacts}>
      <dt>客服热线</dt>
      <dd>
        <a href={`tel:${supportPhone}`}>{supportPhone}</a>
      </dd>
      {supportMail && (
        <>
          <dt>客服邮箱</dt>
          <dd>
            <a href={`mailto:${supportMail}`}>{supportMail}</a>
          </dd>
        </>
      )}
      <dt>服务时间</dt>
      <dd>{HOURS}</dd>
    </dl>
  );
}
