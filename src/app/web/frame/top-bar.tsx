import { LOGIN_PATH } from '#business/paths/rules/public.ts';
import { ChevronDownIcon } from '#platform/web/icons/icons.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { Popover } from '#platform/web/overlays/popover.tsx';
import { FirmSwitch } from './firm-switch.tsx';
import type { FrameProps, SiteConfig } from './frame-data.ts';
import { ServiceContacts } from './on-demand.tsx';
import { PhoneHint } from './phone-hint.tsx';
import styles from './top-bar.module.css';
import { oldVersionHref, showsMobileEdition, showsPersonalEdition, topBarLinks } from './top-bar-links.ts';

/** Top bar, 36 px (specification 2.6): who one is on the left, where one may go on the right. */
export function TopBar({ data, actions }: FrameProps) {
  return (
    <nav aria-label="账户与服务" className={styles.bar}>
      <div className={styles.inner}>
        {data.user ? <Identity data={data} actions={actions} /> : <Visitor data={data} />}
        <div className={joinClasses(styles.side, styles.wideOnly)}>
          {topBarLinks(data).map((link) => (
            <PageLink key={link.href} href={link.href} className={styles.link}>
              {link.label}
            </PageLink>
          ))}
          {showsMobileEdition(data) && data.site.mobileUrl && <MobileEdition url={data.site.mobileUrl} />}
          {actions.contactService ? (
            <button type="button" className={styles.link} onClick={actions.contactService}>
              联系客服
            </button>
          ) : (
            <ServiceEntry site={data.site} />
          )}
          <span className={styles.phone}>
            <span className="visually-hidden">客服电话 </span>
            {data.site.supportPhone}
          </span>
        </div>
      </div>
    </nav>
  );
}

function Visitor({ data }: Pick<FrameProps, 'data'>) {
  return (
    <div className={styles.side}>
      <span>您好，欢迎使用 MRO采购系统</span>
      {data.availablePaths.has(LOGIN_PATH) && (
        <PageLink href={LOGIN_PATH} className={styles.link}>
          登录
        </PageLink>
      )}
    </div>
  );
}

function Identity({ data, actions }: FrameProps) {
  const oldVersion = oldVersionHref(data.returnGps);
  return (
    <div className={styles.side}>
      <span className={styles.greeting}>您好，{data.user?.realName || data.user?.userName}</span>
      <button type="button" className={styles.link} onClick={actions.logOut}>
        退出
      </button>
      <FirmSwitch firms={data.firms} fallbackName={data.user?.firmName ?? ''} onSwitch={actions.switchFirm} />
      {showsPersonalEdition(data) && actions.openPersonalEdition && (
        <button type="button" className={styles.link} onClick={actions.openPersonalEdition}>
          个人版
        </button>
      )}
      {oldVersion && (
        <a className={styles.link} href={oldVersion}>
          返回旧版
        </a>
      )}
    </div>
  );
}

/** The same entry where there is no chat. */
function ServiceEntry({ site }: { site: SiteConfig }) {
  return (
    <Popover
      label="联系客服"
      align="end"
      trigger={(props) => (
        <button {...props} type="button" className={styles.trigger}>
          联系客服
          <ChevronDownIcon size={12} />
        </button>
      )}
    >
      <ServiceContacts site={site} />
    </Popover>
  );
}

function MobileEdition({ url }: { url: string }) {
  return (
    <Popover
      label="手机版"
      align="end"
      onHover
      trigger={(props) => (
        <button {...props} type="button" className={styles.trigger}>
          手机版
          <ChevronDownIcon size={12} />
        </button>
      )}
    >
      <PhoneHint url={url} />
    </Popover>
  );
}
