import { implementFeature } from '#platform/api/implement-feature.ts';
import { isLoopbackHost } from '#platform/api/loopback.ts';
import { contentContract, type Site } from '../contract/content-contract.ts';
import { readHeaderConfig } from './read-header-config.ts';
import { createShowTypeHandler } from './show-type-handler.ts';

const content = implementFeature(contentContract);

export interface SiteSettings {
  origin: string;
  supportPhone: string;
  supportMail: string | null;
  /** The separate mobile site; null where there is none. */
  mobileSite: string | null;
  chatUrl: string | null;
  filings: { icp: string | null; police: string | null };
}

/** Badges as the authorities want them: text and the register they link to. */
function presentSite({ origin, supportPhone, supportMail, mobileSite, chatUrl, filings }: SiteSettings): Site {
  const badges: Site['filings'] = [];
  if (filings.icp) badges.push({ text: filings.icp, href: 'https://beian.miit.gov.cn/' });
  if (filings.police) badges.push({ text: filings.police, href: 'https://beian.mps.gov.cn/' });
  // An address of this machine alone is none a phone could open.
  const mobileUrl = mobileSite ?? (isLoopbackHost(new URL(origin).hostname) ? null : origin);
  return { origin, supportPhone, supportMail, mobileUrl, chatUrl, filings: badges };
}

export function createContentHandlers(settings: SiteSettings) {
  return {
    queryShowType: createShowTypeHandler(),
    site: content.site.handler(() => presentSite(settings)),
    headerConfig: content.headerConfig.handler(({ input, context }) =>
      readHeaderConfig(context.db, input.configTypeList, input.appCodeList),
    ),
  };
}
