/** `2024-03-05` is shown as 05/03/2024 in every language: a day has no time zone, so nothing may shift it. */
export const formatDay = (isoDay: string): string => isoDay.split("-").reverse().join("/");
