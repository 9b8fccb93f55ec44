import { createContext } from 'react';

/** What 返回上一页 does where the frame offers it: in punch-out mode, for every path (specification 2.7). */
export const CrumbBack = createContext<(() => void) | undefined>(undefined);
