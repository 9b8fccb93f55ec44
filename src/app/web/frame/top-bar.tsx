import { ChevronDownIcon } from '#platform/web/icons/icons.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { Menu } from '#platform/web/overlays/menu.tsx';
import type { FrameProps } from './frame-data.ts';
import styles from './top-bar.module.css';
import { topLinks } from './top-links.ts';

/** Top bar of specification 2.6: who works for which firm on the left, ways to everything of one's own on the right. */
export function TopBar({ data, actions }: FrameProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <Account data={data} actions={actions} />
        <nav className={styles.links} aria-label="我的">
          {topLinks(data).map(({ label, href }) => (
            <PageLink key={href} href={href}>
              {label}
            </PageLink>
          ))}
          {data.supportOfficial && !data.punchOut && actions.openPersonalEdition && (
            <button type="button" className={styles.link} onClick={actions.openPersonalEdition}>
              个人版
            </button>
          )}
          {data.returnGps && <a href={data.returnGps}>返回旧版</a>}
          {actions.contactService && (
            <button type="button" className={styles.link} onClick={actions.contactService}>
              联系客服
            </button>
          )}
          <span className={styles.phone}>{data.site.supportPhone}</span>
        </nav>
      </div>
    </div>
  );
}

function Account({ data, actions }: FrameProps) {
  const { user, firms } = data;
  if (!user) {
    return (
      <div className={styles.account}>
        <span>您好，欢迎使用 MRO采购系统</span>
        <PageLink href="/login.html">登录</PageLink>
      </div>
    );
  }
  return (
    <div className={styles.account}>
      <span>您好，{user.realName}</span>
      <button type="button" className={styles.link} onClick={actions.logOut}>
        退出
      </button>
      {firms.length > 1 ? (
        <Menu
          label="切换公司"
          items={firms.map((firm) => ({
            key: firm.firmParticipantId,
            label: firm.firmName,
            chosen: firm.current,
            onSelect: () => actions.switchFirm(firm.firmParticipantId),
          }))}
          trigger={(props) => (
            <button {...props} type="button" className={styles.firm}>
              {user.firmName}
              <ChevronDownIcon size={12} />
            </button>
          )}
        />
      ) : (
        <span className={styles.firmName}>{user.firmName}</span>
      )}
    </div>
  );
}
