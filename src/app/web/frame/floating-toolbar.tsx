import type { ReactNode } from 'react';
import { CART_PATH, CORRECTION_PATH } from '#business/paths/rules/public.ts';
import { BACK_TO_TOP_AFTER_PX, scrollToTop } from '#platform/web/browser/scroll-to-top.ts';
import { useScrolledPast } from '#platform/web/browser/use-scrolled-past.ts';
import { ArrowUpIcon, CartIcon, FlagIcon, HeadsetIcon, MobileIcon, RefreshIcon } from '#platform/web/icons/icons.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { Popover } from '#platform/web/overlays/popover.tsx';
import styles from './floating-toolbar.module.css';
import type { FrameProps } from './frame-data.ts';
import { reloadPage } from './fresh-page.ts';
import { ServiceContacts } from './on-demand.tsx';
import { PhoneHint } from './phone-hint.tsx';
import { showsServiceWidget, type ToolbarItem, toolbarItems } from './toolbar-items.ts';

type FloatingToolbarProps = FrameProps & {
  pageName: string;
  /** Where the product shown can be corrected; its page opens in a new tab. */
  correctionHref?: string;
};

/** Buttons at the right edge (specification 2.7). Those whose page or service is missing stay away. */
export function FloatingToolbar({ data, actions, pageName, correctionHref }: FloatingToolbarProps) {
  const scrolled = useScrolledPast(BACK_TO_TOP_AFTER_PX);
  const { mobileUrl } = data.site;
  const views: Record<ToolbarItem, ReactNode> = {
    phone: mobileUrl && (
      <Hint key="phone" label="手机版" icon={<MobileIcon size={18} />} onHover>
        <PhoneHint url={mobileUrl} />
      </Hint>
    ),
    cart: data.mayBuy && data.availablePaths.has(CART_PATH) && (
      <ToolbarLink key="cart" label="购物车" href={CART_PATH} icon={<CartIcon size={18} />} />
    ),
    service: showsServiceWidget(pageName) && <Service key="service" data={data} actions={actions} />,
    correction: correctionHref && data.availablePaths.has(CORRECTION_PATH) && (
      <ToolbarLink key="correction" label="商品纠错" href={correctionHref} newTab icon={<FlagIcon size={18} />} />
    ),
    refresh: <ToolbarButton key="refresh" label="刷新" onClick={reloadPage} icon={<RefreshIcon size={18} />} />,
    top: <ToolbarButton key="top" label="返回顶部" onClick={scrollToTop} icon={<ArrowUpIcon size={18} />} />,
  };
  const shown = toolbarItems({ ...data, pageName, scrolled })
    .map((item) => views[item])
    .filter(Boolean);
  if (shown.length === 0) return null;
  return (
    <aside className={styles.toolbar} aria-label="快捷工具">
      {shown}
    </aside>
  );
}

type ToolbarEntry = { label: string; icon: ReactNode };

function ToolbarLink({ label, icon, href, newTab }: ToolbarEntry & { href: string; newTab?: boolean }) {
  return (
    <PageLink
      href={href}
      className={styles.item}
      aria-label={label}
      title={label}
      target={newTab ? '_blank' : undefined}
    >
      {icon}
    </PageLink>
  );
}

function ToolbarButton({ label, icon, onClick }: ToolbarEntry & { onClick: () => void }) {
  return (
    <button type="button" className={styles.item} aria-label={label} title={label} onClick={onClick}>
      {icon}
    </button>
  );
}

/** Chat where there is one, else whom to call and write to. */
function Service({ data, actions }: FrameProps) {
  const icon = <HeadsetIcon size={18} />;
  if (actions.contactService) return <ToolbarButton label="在线客服" onClick={actions.contactService} icon={icon} />;
  return (
    <Hint label="联系客服" icon={icon}>
      <ServiceContacts site={data.site} />
    </Hint>
  );
}

function Hint({ label, icon, onHover, children }: ToolbarEntry & { onHover?: boolean; children: ReactNode }) {
  return (
    <Popover
      label={label}
      side="left"
      align="center"
      onHover={onHover}
      trigger={(props) => (
        <button {...props} type="button" className={styles.item} aria-label={label} title={label}>
          {icon}
        </button>
      )}
    >
      {children}
    </Popover>
  );
}
