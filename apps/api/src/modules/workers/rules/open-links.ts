import type { IsoDay } from "../../../kernel/dates.ts";

type Days = { readonly hiringDate: IsoDay; readonly endDate: IsoDay | null };

/** A link that was closed before its first day never takes effect. */
export const hasTakenEffect = ({ hiringDate, endDate }: Days): boolean => endDate === null || endDate >= hiringDate;

/** Whether a link has not ended before a day. It may begin later. */
export const isOpenOn = (link: Days, day: IsoDay): boolean => link.endDate === null || (link.endDate >= day && hasTakenEffect(link));
