import type { BadgeConfig, BadgeFieldKey } from "@emdia/contract/badges/config-routes.ts";
import { badgeFields } from "@emdia/contract/badges/fields.ts";
import { pathTo } from "@emdia/contract/web-paths.ts";
import { useTranslation } from "react-i18next";
import { BadgeCard } from "../../shared/badge/badge-card.tsx";
import { QrCode } from "../../shared/badge/qr-code.tsx";
import { useBadgeFace } from "../../shared/badge/use-badge-face.ts";
import classes from "./badge-config.module.css";
import type { Faces } from "./faces/faces.ts";

type Props = {
  readonly companyName: string;
  readonly faces: Faces;
  readonly options: BadgeConfig["options"];
  readonly baseColor: string;
  readonly logoUrl: string | null;
  readonly isActive: boolean;
};

/** As long as the id of a badge. */
const SAMPLE_CODE = "0123456789abcdefghjkmnpqrs";

/** Values of an invented worker, for the preview. */
const useSample = ({ companyName, options }: Pick<Props, "companyName" | "options">) => {
  const { t } = useTranslation("badgeConfig");
  const face = useBadgeFace();
  const sampleValue = (key: BadgeFieldKey): string => {
    const field = badgeFields.find((known) => known === key);
    if (field === "contractor") return companyName;
    return field ? t(`sample.${field}`) : t("sample.custom");
  };
  return (keys: readonly BadgeFieldKey[]) =>
    face(keys.map((key) => ({ key, label: options.find((option) => option.key === key)?.name ?? null, value: sampleValue(key) })));
};

/** Both faces of the badge with the values of the form, before they are saved. */
export const BadgePreview = ({ companyName, faces, options, baseColor, logoUrl, isActive }: Props) => {
  const { t } = useTranslation("badgeConfig");
  const sampleOf = useSample({ companyName, options });
  const card = { name: t("sample.name"), photoUrl: null, logoUrl, contractorName: companyName, baseColor };
  const content = `${window.location.origin}${pathTo("/colaboradores/badge-info")}`;
  return (
    <aside className={classes.preview} aria-label={t("preview.title")}>
      <h2 className={classes.previewTitle}>{t("preview.title")}</h2>
      <p className={classes.quiet}>{t(isActive ? "preview.says" : "preview.inactive")}</p>
      <BadgeCard {...card} side="front" face={sampleOf(faces.firstFace)} />
      <BadgeCard
        {...card}
        side="back"
        face={sampleOf(faces.secondFace)}
        code={SAMPLE_CODE}
        qr={<QrCode content={content} label={t("preview.code")} />}
      />
    </aside>
  );
};
