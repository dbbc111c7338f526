import type { Badge } from "@emdia/contract/badges/badge-routes.ts";
import { useTranslation } from "react-i18next";
import { BadgeCard } from "../../shared/badge/badge-card.tsx";
import { QrCode } from "../../shared/badge/qr-code.tsx";
import { useBadgeFace } from "../../shared/badge/use-badge-face.ts";
import classes from "./badge-dialog.module.css";

/** Both faces of a badge. */
export const BadgeFaces = ({ badge }: { readonly badge: Badge }) => {
  const { t } = useTranslation("badges");
  const face = useBadgeFace();
  const { first_badge, second_badge, publicUrl, id } = badge;
  return (
    <div className={classes.faces}>
      <BadgeCard {...badge} side="front" face={face(first_badge)} />
      <BadgeCard
        {...badge}
        side="back"
        face={face(second_badge)}
        code={id}
        qr={<QrCode content={publicUrl} label={t("qr", { name: badge.name })} />}
      />
    </div>
  );
};
