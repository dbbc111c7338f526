import { ActionIcon, Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import corner from "../../shared/ui/corner-panel.module.css";
import { useFileChoice } from "../../shared/uploads/choose-file.tsx";
import { keptUploads } from "../../shared/uploads/kept.ts";
import type { KeptUpload } from "../../shared/uploads/kept-uploads.ts";
import { noDates } from "../../shared/uploads/upload.ts";
import { uploads } from "../../shared/uploads/uploads.ts";
import { useSize } from "../../shared/uploads/use-size.ts";
import { PlaceLink } from "./place-link.tsx";
import classes from "./upload-panel.module.css";

type Props = { readonly kept: KeptUpload; readonly onChange: () => void };

const Line = ({ kept, onChange }: Props) => {
  const { t } = useTranslation("uploadPanel");
  const sizeText = useSize();
  const [isOther, setOther] = useState(false);
  const { name, size, place, replaces, mark } = kept;
  const { field, open } = useFileChoice({
    onChoose: ([file]) => {
      if (!file) return;
      const isSame = file.name === name && file.size === size;
      setOther(!isSame);
      if (!isSame) return;
      uploads.add([{ file, place, replaces, dates: noDates }]);
      onChange();
    },
  });
  const forget = () => {
    keptUploads.forget(mark);
    onChange();
  };
  return (
    <div className={classes.left}>
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        <PlaceLink place={place} />
      </div>
      {field}
      <Button size="compact-sm" variant="default" aria-label={t("left.againOf", { name })} onClick={open}>
        {t("left.again")}
      </Button>
      <ActionIcon aria-label={t("left.forgetOf", { name })} onClick={forget}>
        <IconX size={16} aria-hidden="true" />
      </ActionIcon>
      {isOther && (
        <p className={classes.other} role="alert">
          {t("left.other", { name, size: sizeText(size) })}
        </p>
      )}
    </div>
  );
};

/** Files whose tab was closed before they had arrived. The browser does not keep a file, so somebody has to choose it again. */
export const LeftBehind = ({ left, onChange }: { readonly left: readonly KeptUpload[]; readonly onChange: () => void }) => {
  const { t } = useTranslation("uploadPanel");
  if (left.length === 0) return null;
  return (
    <>
      <p className={classes.section}>{t("left.title")}</p>
      <p className={corner.says}>{t("left.says")}</p>
      <ul className={classes.files}>
        {left.map((kept) => (
          <li key={kept.mark} className={classes.file}>
            <Line kept={kept} onChange={onChange} />
          </li>
        ))}
      </ul>
    </>
  );
};
