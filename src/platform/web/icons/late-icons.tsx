import { outline } from './create-icon.tsx';

// Of pages and panels that come when somebody goes there.

export const StarIcon = /* @__PURE__ */ outline(
  'm12 3.800 2.540 5.150 5.680.830-4.110 4 .970 5.660L12 16.760l-5.080 2.680.970-5.660-4.110-4 5.680-.830L12 3.800Z',
);
export const CheckIcon = /* @__PURE__ */ outline('m5 12.5 4.5 4.5L19 7.5');
export const TrashIcon = /* @__PURE__ */ outline('M4 6.5h16M9 6.5V4h6v2.5M6 6.5 7 20.5h10l1-14M10 10.5v6M14 10.5v6');
export const ClockIcon = /* @__PURE__ */ outline('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.500V12l3 2.2');
export const GripIcon = /* @__PURE__ */ outline(
  'M9 5.500h.01M9 12h.01M9 18.500h.01M15 5.500h.01M15 12h.01M15 18.500h.01',
);
export const EyeIcon = /* @__PURE__ */ outline(
  'M2.5 12c2.400-4.400 5.600-6.500 9.500-6.500s7.100 2.100 9.500 6.500c-2.400 4.400-5.600 6.500-9.500 6.500S4.900 16.400 2.500 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
);
export const EyeOffIcon = /* @__PURE__ */ outline(
  'M4.500 4.500l15 15M9.800 6c.7-.2 1.400-.3 2.200-.3 3.900 0 7.100 2.100 9.500 6.300a14 14 0 0 1-2.600 3.400M6.400 7.600A13.500 13.500 0 0 0 2.500 12c2.400 4.300 5.600 6.300 9.500 6.300 1.600 0 3-.3 4.300-1M10 10a2.900 2.900 0 0 0 4 4.100',
);
