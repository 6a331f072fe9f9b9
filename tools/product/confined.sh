# confined.sh <tree> <node> <user> <key mode> <left out> <command…>: a container of docker-compose.yml without an
# engine, and without some folders of the tree (<left out>, a list with spaces). Runs the command in a mount namespace of
# its own (`unshare --mount`) with a read-only root folder laid out as in the image, in which only the volumes and /tmp can
# be written and nothing in /tmp can be executed; as <user>, without capabilities.
set -e
tree=$1 node=$2 user=$3 mode=$4 left_out=$5
shift 5

mount -t tmpfs tmpfs /mnt
cd /mnt
for folder in bin dev etc lib lib64 proc sbin usr; do
  if [ -L /$folder ]; then
    cp -P /$folder $folder
  elif [ -d /$folder ]; then
    mkdir $folder
    mount --rbind /$folder $folder
  fi
done
mkdir kinora opt tmp
touch opt/node
mount --bind "$node" opt/node
mount -t tmpfs tmpfs kinora
for path in "$tree"/* "$tree"/.[!.]*; do
  [ -e "$path" ] || continue
  name=${path##*/}
  case " $left_out " in *" $name "*) continue ;; esac
  [ -d "$path" ] && mkdir "kinora/$name" || touch "kinora/$name"
  mount --bind "$path" "kinora/$name"
  mount -o remount,bind,ro "kinora/$name"
done
mount -o remount,ro kinora
# What earlier builds have left in a tree that people work in is not in an image.
for left in .cache .federation; do
  [ ! -d kinora/node_modules/$left ] || mount -t tmpfs -o ro tmpfs kinora/node_modules/$left
done
mount -t tmpfs -o noexec,nosuid,nodev tmpfs tmp

home=home/node/kinora
mkdir -p $home/store $home/cache $home/keys
opt/node -e "
  const { privateKey } = crypto.generateKeyPairSync('ed25519')
  fs.writeFileSync('$home/keys/signing.pem', privateKey.export({ type: 'pkcs8', format: 'pem' }))
"
chmod "$mode" $home/keys/signing.pem
chown -R "$user:$user" home/node
for volume in store cache; do mount --bind $home/$volume $home/$volume; done
mount -o remount,bind,ro /mnt

identity="--bounding-set=-all --inh-caps=-all --no-new-privs"
[ "$user" = 0 ] || identity="$identity --reuid=$user --regid=$user --clear-groups"
exec chroot /mnt setpriv $identity env -C /kinora "$@"
