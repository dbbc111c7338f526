import { useMediaQuery } from "@mantine/hooks";

/** Below this width, columns would hide important data. */
const WITHOUT_COLUMNS = "(max-width: 62em)";

/** Whether the list renders as cards. Evaluated before the first render, so that the layout does not switch. */
export const useShowsCards = (): boolean => useMediaQuery(WITHOUT_COLUMNS, false, { getInitialValueInEffect: false });
