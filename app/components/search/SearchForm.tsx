import { Island } from '#app/islands/Island.tsx';
import { SearchBox, type SearchBoxProps } from './SearchBox.island.tsx';

/** A search box whose suggestions load on the first use, on a fast connection. */
export function SearchForm(props: SearchBoxProps) {
  return <Island name="SearchBox" component={SearchBox} props={props} start="optional" />;
}
