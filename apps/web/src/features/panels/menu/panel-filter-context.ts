import { createContext } from "react";
import type { PanelSearch } from "../panel-search.ts";

/** Filter of the shown figures, for the menu of each panel. Null outside the page. */
export const PanelFilterContext = createContext<PanelSearch | null>(null);
