import { outline } from './create-icon.tsx';

// Of the frame and the main pages: every first visit loads them. The others stand in `late-icons`.

export const SearchIcon = /* @__PURE__ */ outline('M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM20 20l-4.8-4.8');
export const CartIcon = /* @__PURE__ */ outline(
  'M2.5 4h2.3l2.3 11h10.6l2-7.8H6M8.6 20a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4ZM16.6 20a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4Z',
);
export const BellIcon = /* @__PURE__ */ outline(
  'M12 3.5a5.500 5.500 0 0 0-5.500 5.500c0 5.500-2.200 7-2.200 7h15.400s-2.200-1.500-2.200-7A5.500 5.500 0 0 0 12 3.500ZM10 19a2.100 2.100 0 0 0 4 0',
);
export const PhoneIcon = /* @__PURE__ */ outline(
  'M6.2 3.8h3l1.4 4-2 1.6a12 12 0 0 0 6 6l1.6-2 4 1.4v3c0 1-.8 1.8-1.8 1.7C10.6 19.1 4.9 13.4 4.5 5.6c0-1 .7-1.8 1.7-1.8Z',
);
export const MobileIcon = /* @__PURE__ */ outline(
  'M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3ZM11 18h2',
);
export const HeadsetIcon = /* @__PURE__ */ outline(
  'M4 14v-2a8 8 0 0 1 16 0v2M4 13.5h2a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1H5.5A1.5 1.5 0 0 1 4 17.5v-4ZM20 13.5h-2a1 1 0 0 0-1 1V18a1 1 0 0 0 1 1h.5a1.5 1.5 0 0 0 1.5-1.5v-4ZM19 19c-.6 1.4-2 2-4 2h-1.5',
);
export const CloseIcon = /* @__PURE__ */ outline('M6 6l12 12M18 6 6 18');
export const PlusIcon = /* @__PURE__ */ outline('M12 5.5v13M5.5 12h13');
export const MinusIcon = /* @__PURE__ */ outline('M5.5 12h13');
export const ChevronDownIcon = /* @__PURE__ */ outline('m6.5 9.5 5.5 5.5 5.5-5.5');
export const ChevronRightIcon = /* @__PURE__ */ outline('m9.5 6.5 5.5 5.5-5.5 5.5');
export const ChevronLeftIcon = /* @__PURE__ */ outline('M14.5 6.5 9 12l5.5 5.5');
export const ArrowUpIcon = /* @__PURE__ */ outline('M12 19.5V5M5.5 11.5 12 5l6.5 6.5');
export const ArrowLeftIcon = /* @__PURE__ */ outline('M19.5 12H5M11.5 5.5 5 12l6.5 6.5');
export const RefreshIcon = /* @__PURE__ */ outline('M19.5 8.5A8 8 0 1 0 20 14M20 4v4.8h-4.8');
export const CopyIcon = /* @__PURE__ */ outline('M9 9h10.5v11.5H9zM15 9V3.5H4.5V15H9');
export const FlagIcon = /* @__PURE__ */ outline('M5 21V4M5 4.5c5-2.5 8.5 2.5 14 0v9.500c-5.5 2.5-9-2.5-14 0');
export const BoxIcon = /* @__PURE__ */ outline('M4 7.5 12 3.500l8 4v9l-8 4-8-4v-9ZM4 7.500l8 4 8-4M12 11.500v9');
export const LockIcon = /* @__PURE__ */ outline('M5.5 10.500h13V20h-13zM8 10.500V8a4 4 0 0 1 8 0v2.500M12 14v2.5');
export const ListIcon = /* @__PURE__ */ outline('M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01');
export const ListPlusIcon = /* @__PURE__ */ outline('M4 6h16M4 12h9M4 18h7M18 13v8M14 17h8');
export const GridIcon = /* @__PURE__ */ outline(
  'M4.5 4.500h6v6h-6zM13.5 4.500h6v6h-6zM4.5 13.500h6v6h-6zM13.5 13.500h6v6h-6z',
);
export const InfoIcon = /* @__PURE__ */ outline(
  'M12 20.500a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.200M12 7.800h.01',
);
export const WarningIcon = /* @__PURE__ */ outline('M12 4 2.8 19.500h18.400L12 4ZM12 10v4.500M12 17h.01');
export const ErrorIcon = /* @__PURE__ */ outline('M12 20.500a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM9 9l6 6M15 9l-6 6');
export const SuccessIcon = /* @__PURE__ */ outline(
  'M12 20.500a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM8 12.300l2.8 2.800L16 9.7',
);
