/**
 * Returns the English path of an entry, encoded as in a link: `pageOf.schemes(id)`. Exports a function for each collection,
 * because the scripts of the site then contain only those that they call.
 */
export const albums = path('/photogallery/');
export const categories = path('/scheme?category=');
export const districts = path('/district/');
export const elsewhere = path('/elsewhere#');
export const events = path('/notices/events/');
export const schemes = path('/scheme/');
export const services = path('/citizen/services/');
export const situations = path('/situations/');

/* @__NO_SIDE_EFFECTS__ */
function path<Start extends string>(start: Start) {
  return (id: string | number) => encodeURI(start + id) as `${Start}${string}`;
}
