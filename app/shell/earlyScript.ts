import { BEFORE_PLAIN_PATH, type Language } from '../i18n/language.ts';
import { WIDE_SCREEN } from './wideScreen.ts';

type Early = {
  defaultLanguage: Language;
  /** The family that this page is set in, as CSS names it. */
  family: string;
  /** Addresses of the faces that this page is set in. */
  fonts: string[];
};

/** All that the page itself is drawn of, and the start of its script, come before the letters of the next ones. */
const AFTER_LOAD_MS = 1000;

/**
 * Runs in <head>, before anything is painted and long before React: sends a reader of Marathi from an English address
 * to its alternate, sets theme, text size and data saving, asks for the page's letters where data may be spent (the first page on
 * a phone is set in the phone's own and fetches the site's last), says where the device has none for Marathi, so that it is given
 * the site's however late, and answers
 * the switches and "Show picture", which brings the smallest size, from then on. A link to the large picture does the same
 * at its first press: nobody said what the large one weighs. A stored value that is not known counts as none; blocked storage leaves
 * the defaults. The visitor's word on data counts more than the browser's. The language switch keeps the place: the query
 * and the fragment of the moment go along. Kept as text, because it has to run without a module.
 */
export function earlyScript({ defaultLanguage, family, fonts }: Early): string {
  return `(function(d,w){
var h=d.documentElement,l=w.location,on={},known={theme:["light","dark"],textSize:["0","1","2"],dataLight:["off","on"],language:["en","mr"]};
function read(k){try{var v=w.localStorage.getItem(k);return known[k].indexOf(v)<0?null:v}catch(e){return null}}
function keep(k,v){try{w.localStorage.setItem(k,v)}catch(e){}}
var mr=/^\\/mr(\\/|$)/.test(l.pathname),wish=read("language")||(l.pathname==="/"?"${defaultLanguage}":"en");
if(wish==="mr"&&!mr){l.replace("/mr"+(l.pathname==="/"?"":l.pathname)+l.search+l.hash);return}
function show(k,v){on[k]=v;
if(k!=="dataLight")h.setAttribute(k==="theme"?"data-theme":"data-text",v);
else if(v==="on")h.setAttribute("data-light","");
else h.removeAttribute("data-light")}
function mark(){d.querySelectorAll("[data-choice][aria-pressed]").forEach(function(b){var c=b.getAttribute("data-choice").split(":");
b.setAttribute("aria-pressed",String(on[c[0]]===c[1]))})}
show("theme",read("theme")||"light");show("textSize",read("textSize")||"0");
show("dataLight",read("dataLight")||((w.navigator.connection||{}).saveData?"on":"off"));
var letters=hasLetters();if(!letters)h.setAttribute("data-no-devanagari","");
if(on.dataLight==="off"){if(firstOnPhone()&&(!mr||letters)){h.setAttribute("data-own-letters","");
w.addEventListener("load",function(){w.setTimeout(function(){d.fonts&&["400","700"].forEach(function(b){d.fonts.load(b+${JSON.stringify(` 1em ${family}`)})})},${AFTER_LOAD_MS})})}
else ${JSON.stringify(fonts)}.forEach(function(f){var p=d.createElement("link");p.rel="preload";p.as="font";p.type="font/woff2";p.crossOrigin="";p.href=f;d.head.appendChild(p)})}
function firstOnPhone(){return!w.matchMedia("${WIDE_SCREEN}").matches&&!(w.navigator.serviceWorker||{}).controller&&d.referrer.indexOf(l.origin+"/")!==0}
function hasLetters(){var c=d.createElement("canvas").getContext("2d");return!!c&&c.measureText("म").width!==c.measureText("र").width}
d.addEventListener("DOMContentLoaded",mark);
d.addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("[data-choice],[data-language]");if(!b)return;
var lang=b.getAttribute("data-language"),plain=l.pathname.replace(${BEFORE_PLAIN_PATH},"/");
if(lang){keep("language",lang);b.href=(lang==="mr"?"/mr"+(plain==="/"?"":plain):plain)+l.search+l.hash;return}
var c=b.getAttribute("data-choice").split(":"),k=c[0],all=known[k];
if(!all){var p=b.parentNode.querySelector("picture");
if(on.dataLight==="on"&&p.getAttribute("data-shown")===null){e.preventDefault();e.stopImmediatePropagation();
p.querySelectorAll("[sizes]").forEach(function(i){i.setAttribute("sizes","1px")});p.setAttribute("data-shown","")}return}
var next=k==="textSize"&&c[1]!=="next"?c[1]:all[(all.indexOf(on[k])+1)%all.length];
show(k,next);keep(k,next);mark()});
})(document,window)`.replace(/\n/g, '');
}
