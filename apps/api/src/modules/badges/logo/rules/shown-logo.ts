import { accept, type Outcome, refuse } from "../../../../kernel/outcome.ts";

type Logo = { readonly hash: string; readonly verdict: "waiting" | "clean" | "infected" };
type Facts = { readonly logo: Logo | undefined; readonly isEnabled: boolean };

/** The logo as the company's users see it; null without a logo or while the badge configuration does not show it (CD-104). */
export const decideShownLogo = ({ logo, isEnabled }: Facts): Outcome<Logo | null, "image.not_scanned" | "image.infected"> => {
  if (!logo || !isEnabled) return accept(null);
  if (logo.verdict === "infected") return refuse("image.infected");
  return logo.verdict === "clean" ? accept(logo) : refuse("image.not_scanned");
};
