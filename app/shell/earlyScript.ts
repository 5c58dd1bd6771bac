import type { Language } from '../i18n/language.ts';

/**
 * Runs in <head>, before anything is painted and long before React: sends a reader of Marathi from an English address
 * to its twin, sets theme and text size, and answers the switches for them from then on. A stored value that is not
 * known counts as none; blocked storage leaves the defaults. The language switch keeps the place: the query and the
 * fragment of the moment go along. Kept as text, because it has to run without a module.
 */
export function earlyScript(defaultLanguage: Language): string {
  return `(function(d,w){
var h=d.documentElement,known={theme:["light","dark"],textSize:["0","1","2"],language:["en","mr"]};
function read(k){try{var v=w.localStorage.getItem(k);return known[k].indexOf(v)<0?null:v}catch(e){return null}}
function keep(k,v){try{w.localStorage.setItem(k,v)}catch(e){}}
var l=w.location,mr=/^\\/mr(\\/|$)/.test(l.pathname),wish=read("language")||(l.pathname==="/"?"${defaultLanguage}":"en");
if(wish==="mr"&&!mr){l.replace("/mr"+(l.pathname==="/"?"":l.pathname)+l.search+l.hash);return}
function show(k,v){h.setAttribute(k==="theme"?"data-theme":"data-text",v)}
function mark(){d.querySelectorAll("[data-choice]:not([data-choice$=next])").forEach(function(b){var c=b.getAttribute("data-choice").split(":");
b.setAttribute("aria-pressed",String((h.getAttribute(c[0]==="theme"?"data-theme":"data-text")||"light")===c[1]))})}
show("theme",read("theme")||"light");show("textSize",read("textSize")||"0");
d.addEventListener("DOMContentLoaded",mark);
d.addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("[data-choice],[data-language]");if(!b)return;
var lang=b.getAttribute("data-language"),plain=l.pathname.replace(/^\\/mr(?=\\/|$)/,"")||"/";
if(lang){keep("language",lang);b.href=(lang==="mr"?"/mr"+(plain==="/"?"":plain):plain)+l.search+l.hash;return}
var c=b.getAttribute("data-choice").split(":"),now=h.getAttribute(c[0]==="theme"?"data-theme":"data-text");
var next=c[0]==="theme"?(now==="dark"?"light":"dark"):c[1]==="next"?String((Number(now)+1)%3):c[1];
show(c[0],next);keep(c[0],next);mark()});
})(document,window)`.replace(/\n/g, '');
}
