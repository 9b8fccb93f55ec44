import { queryOptions } from '@tanstack/react-query';
import { contentApi } from './content-api.ts';

export interface HeaderConfig {
  picture: { pictureUrl: string; linkUrl: string | null } | null;
  searchText: string | null;
}

/** Picture left of the search box and its text. Failures are swallowed (specification 8): the frame works without. */
export const headerConfigQuery = queryOptions({
  queryKey: ['header-config'],
  staleTime: 10 * 60_000,
  queryFn: async (): Promise<HeaderConfig> => {
    try {
      const items = await contentApi.call.headerConfig({
        configTypeList: ['ent_search_left', 'ent_search_text'],
        appCodeList: ['enterprise_pc'],
      });
      const info = (type: string) => items.find((item) => item.configType === type)?.configInfoList[0];
      return {
        picture: info('ent_search_left')?.configPictureList[0] ?? null,
        searchText: info('ent_search_text')?.configTextList[0]?.richText ?? null,
      };
    } catch {
      return { picture: null, searchText: null };
    }
  },
});
