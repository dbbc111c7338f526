import { contrastOf, inkOn, inks } from "@emdia/contract/badges/ink.ts";
import { TextInput } from "@mantine/core";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import classes from "./badge-config.module.css";
import { colorIn } from "./config-draft.ts";

type Props = {
  readonly value: string;
  readonly fault: string | undefined;
  readonly mayChange: boolean;
  readonly onType: (value: string) => void;
};

/** Below this contrast with the white card, the band is hardly visible. */
const BAND_CONTRAST_MIN = 1.3;

/** Contrast of the text on the colour, and of the colour on the white card. */
const Contrast = ({ color }: { readonly color: string }) => {
  const { t } = useTranslation("badgeConfig");
  const { number } = useFormat();
  const ink = inkOn(color);
  const ratio = number(Math.floor(contrastOf(color, ink) * 10) / 10);
  const isFaint = contrastOf(color, inks[0]) < BAND_CONTRAST_MIN;
  const Icon = isFaint ? IconAlertTriangle : IconCheck;
  return (
    <p className={classes.contrast} data-faint={isFaint || undefined} role="status">
      <Icon size={16} aria-hidden="true" />
      <span>
        {t(ink === inks[0] ? "color.white" : "color.black", { ratio })}
        {isFaint && ` ${t("color.faint")}`}
      </span>
    </p>
  );
};

export const ColorField = ({ value, fault, mayChange, onType }: Props) => {
  const { t } = useTranslation("badgeConfig");
  const color = colorIn(value);
  return (
    <div className={classes.color}>
      <div className={classes.colorInputs}>
        <input
          type="color"
          className={classes.swatch}
          aria-label={t("color.pick")}
          value={color ?? "#000000"}
          disabled={!mayChange}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
        <TextInput
          name="baseColor"
          label={t("color.label")}
          description={t("color.hint")}
          value={value}
          error={fault}
          readOnly={!mayChange}
          variant={mayChange ? "default" : "filled"}
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      </div>
      {color && <Contrast color={color} />}
    </div>
  );
};
