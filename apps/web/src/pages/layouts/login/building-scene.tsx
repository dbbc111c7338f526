import classes from "./scene.module.css";
import { Scene } from "./scene.tsx";

type Block = { readonly x: number; readonly top: number; readonly columns: number };
const ground = 340;
const blocks: readonly Block[] = [
  { x: 60, top: 236, columns: 3 },
  { x: 148, top: 190, columns: 4 },
  { x: 330, top: 216, columns: 4 },
  { x: 640, top: 250, columns: 3 },
];

const windowsOf = ({ x, top, columns }: Block) =>
  Array.from({ length: Math.floor((ground - top - 16) / 24) }, (_, row) =>
    Array.from({ length: columns }, (__, column) => `M${x + 12 + column * 22} ${top + 14 + row * 24}h10v12h-10z`),
  )
    .flat()
    .join("");

export const BuildingScene = ({ title }: { title: string }) => (
  <Scene title={title} sunHeight={178}>
    <path className={classes.far} d="M0 360v-74h70v-36h58v52h84v-30h66v44h92v-62h52v44h88v-28h74v50h96v-34h58v24h62v50z" />
    {blocks.map((block) => (
      <g key={block.x}>
        <path className={classes.near} d={`M${block.x} ${ground}V${block.top}h${block.columns * 22 + 14}v${ground - block.top}z`} />
        <path className={classes.window} d={windowsOf(block)} />
      </g>
    ))}
    <path
      className={classes.frame}
      d="M262 344V92M276 344V92M262 330l14-22-14-22 14-22-14-22 14-22-14-22 14-22-14-22 14-22M160 104h300M160 104l109-36 191 36M269 92V60"
    />
    <path className={classes.near} d="M160 104h34v26h-34zM280 106h18v20h-18z" />
    <path className={classes.wire} d="M420 106v70M412 176h16v12h-16z" />
    <path className={classes.near} d="M0 338h800v22H0z" />
  </Scene>
);
