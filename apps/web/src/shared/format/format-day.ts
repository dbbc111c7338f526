/** `2024-03-05` is shown as 05/03/2024 in every language. Works on the text, because a day has no time zone. */
export const formatDay = (isoDay: string): string => isoDay.split("-").reverse().join("/");
