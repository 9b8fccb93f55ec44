import type { UserInfo } from '#features/access/contract/access-schemas.ts';
import type { AvailablePaths } from '../page-table.ts';

/** What the frame shows of the logged-in user. */
export type FrameUser = Pick<
  UserInfo,
  | ('userName' | 'realName' | 'firmName' | 'firmShortName' | 'firmType' | 'logoUrl')
  | ('participantExtendType' | 'firmChannel' | 'loginSource')
>;

/** One of the firms a person may work for (switchable-account list of specification 3). */
export type FrameFirm = { firmParticipantId: string; firmName: string; current: boolean };

/** Search-left picture, 108×74. */
export type PromoPicture = { pictureUrl: string; linkUrl: string | null };

/** Text every page shows, from the configuration of the installation. */
export type SiteConfig = {
  supportPhone: string;
  /** Filing numbers in the footer; the public ones link to the authority. */
  filings: readonly { text: string; href?: string }[];
  supportMail: string | null;
  /** Address of the mobile edition; without it there is none to show. */
  mobileUrl: string | null;
};

export type FrameData = {
  user: FrameUser | null;
  permissions: readonly string[];
  firms: readonly FrameFirm[];
  /** Carts and orders are this kind of account's; what is not is not offered. */
  mayBuy: boolean;
  /** Null while it is not known; the button then stands without a number. */
  cartCount: number | null;
  promo: PromoPicture | null;
  /** Configured rich text of the search box, sanitised by the server. */
  searchHint: string | null;
  /** The enterprise sees only some products (visible-products flag). */
  seesSomeProducts: boolean;
  /** Who looks after the company; null where nobody is named. */
  salesName: string | null;
  /** Keyword of the page shown, so that the box keeps it. */
  keyword: string;
  /** Special config of the firm customer. */
  phoneVersionSwitch: '0' | '1';
  customerServiceSwitch: '0' | '1';
  /** Punch-out session (loginSource 3 or firmChannel 1). */
  punchOut: boolean;
  /** Shown inside the partner's window. */
  embedded: boolean;
  supportOfficial: boolean;
  /** Stored address of the old version. */
  returnGps: string | null;
  site: SiteConfig;
  /** Pages that exist; nothing leads to one that does not. */
  availablePaths: AvailablePaths;
};

/** Specification 9: 1 searches everything, 4 what the enterprise may see. */
export type SearchScope = '1' | '4';

export type Suggestion = {
  keyword: string;
  /** What it is: 品牌, 分类, a count. */
  note?: string;
};

export type FrameActions = {
  search: (keyword: string, scope: SearchScope) => void;
  goHome: () => void;
  suggest: (keyword: string) => Promise<readonly Suggestion[]>;
  loadHistory: () => Promise<readonly string[]>;
  clearHistory: () => Promise<void>;
  logOut: () => void;
  /** Absent where there is nothing to switch to. */
  switchFirm?: (firmParticipantId: string) => void;
  goBack: () => void;
  /** Absent where there is no chat to open: people are then told whom to call and when. */
  contactService?: () => void;
  openPersonalEdition?: () => void;
};

export type FrameProps = { data: FrameData; actions: FrameActions };
