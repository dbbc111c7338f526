import type { Translated } from "../../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  today: "Today",
  previous: { month: "Previous month", semana: "Previous week", dia: "Previous day" },
  next: { month: "Next month", semana: "Next week", dia: "Next day" },
  weekOf: "{{first}} to {{last}}",
  hours: "{{start}} to {{end}}",
  scales: { label: "Period", dia: "Day", semana: "Week" },
  lanes: { label: "Lanes", area: "By area", fornecedor: "By supplier" },
  legend: "Legend",
  marks: {
    suspended: "Suspended",
    cancelled: "Cancelled",
    restricted: "Conflict",
    forbidden: "Forbidden conflict",
    accepted: "Accepted conflict",
  },
  beyond: "Showing {{shown}} of {{total}} schedules. Choose a unit, a filter or a shorter period to see all.",
  empty: "No schedules in this period",
  emptyHint: "Risk work planned for these days appears here.",
  month: {
    more_one: "+{{count}} more",
    more_other: "+{{count}} more",
    moreOf_one: "+{{count}} more on {{day}}",
    moreOf_other: "+{{count}} more on {{day}}",
  },
  timeline: {
    label: "Timeline",
    now: "Now {{time}}",
    pages: "Pages of lanes",
    page: "Lanes {{from}} to {{to}} of {{total}}",
    previousPage: "Previous lanes",
    nextPage: "Next lanes",
  },
  move: {
    byKeys: "Move by keyboard",
    byMouse: {
      area: "Drag a schedule to another time or area.",
      fornecedor: "Drag a schedule to another time.",
    },
    keys: {
      area: "Enter picks a schedule. Left and right arrows move it by 15 minutes, with Shift by a day; up and down change the area. Enter confirms, Esc cancels.",
      fornecedor: "Enter picks a schedule. Left and right arrows move it by 15 minutes, with Shift by a day. Enter confirms, Esc cancels.",
    },
    picked: "Moving {{name}}: {{at}}. Use the arrow keys, Enter to confirm, Esc to cancel.",
    at: "{{span}}, {{area}}",
    cancelled: "Move cancelled",
    title: "Move schedule?",
    from: "From",
    to: "To",
    hindered_one: "{{count}} worker of the team may not work the whole new period.",
    hindered_other: "{{count}} workers of the team may not work the whole new period.",
    confirm: "Move schedule",
  },
};
