import { useMediaQuery } from "@mantine/hooks";

/** Narrower than this, columns would have to hide what matters. */
const WITHOUT_COLUMNS = "(max-width: 62em)";

/** Whether a list is drawn as cards, known before it is drawn first. */
export const useShowsCards = (): boolean => useMediaQuery(WITHOUT_COLUMNS, false, { getInitialValueInEffect: false });
